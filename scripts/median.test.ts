import { expect, it } from 'vitest';
import { median } from './median';

it.each([
  [[7], 7],
  [[9, 1, 5], 5],
  // As numbers, not as words.
  [[100, 20, 3], 20],
  [[4, 1, 3, 2], 2.5],
  [[-4, -30, 2], -4],
])('the median of %j is %d', (values, middle) => {
  const before = [...values];
  expect(median(values)).toBe(middle);
  expect(values).toEqual(before);
});

it('has no median of nothing', () => {
  expect(median([])).toBeNaN();
});
