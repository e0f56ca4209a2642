import { expect, test } from 'vitest';
import { dustPath } from './dust-path';
import { milkyWay } from './milky-way';

test('each dot is reckoned from the one left of it', () => {
  expect(
    dustPath([
      [20.4, 5],
      [10, 10],
      [30, 7],
    ]),
  ).toBe('m10 10h0m10-5h0m10 2h0');
});

test('every star lies on the disc, and the sky is the same in every build', () => {
  const { faint, middling, bright } = milkyWay();
  const stars = [...faint, ...middling, ...bright];
  expect(stars.every(([x, y]) => Math.hypot(x - 500, y - 500) < 443)).toBe(true);
  expect(faint).toHaveLength(640);
  expect(milkyWay()).toEqual({ faint, middling, bright });
});
