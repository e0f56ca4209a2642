import { describe, expect, it, test } from 'vitest';
import { dustPath, eclipticPath, milkyWay } from './sky-sheet';

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

const top = { left: -20, right: 80, top: -360, bottom: -300 };
const bottom = { left: -20, right: 80, top: 240, bottom: 300 };

describe('the ecliptic', () => {
  it('is one arc less than there are gaps in the circle', () => {
    expect(eclipticPath([top]).match(/A/g)).toHaveLength(1);
    expect(eclipticPath([top, bottom]).match(/A/g)).toHaveLength(2);
  });

  it('stops at least 10 short of a figure', () => {
    const ends = [...eclipticPath([top]).matchAll(/[M1] ?(-?[\d.]+) (-?[\d.]+)(?=A|$)/g)];
    expect(ends).toHaveLength(2);
    for (const [, x] of ends) expect(Math.abs(Number(x) - 30)).toBeGreaterThanOrEqual(60);
  });
});
