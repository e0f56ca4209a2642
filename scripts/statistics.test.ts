import { expect, it } from 'vitest';
import { median, percentile } from './statistics';

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

it.each([
  [0.5, 5],
  [0.95, 10],
  [0.1, 1],
])('a share of %d of ten values does not exceed %d', (share, value) => {
  expect(percentile([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], share)).toBe(value);
});

it('has no percentile of nothing', () => {
  expect(percentile([], 0.5)).toBeNaN();
});
