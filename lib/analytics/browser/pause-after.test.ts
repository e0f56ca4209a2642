import { expect, test } from 'vitest';
import { pauseAfter } from './pause-after';

test.each([
  [1, 0, 5_000],
  [2, 0, 10_000],
  [4, 0, 40_000],
  [5, 0, 60_000],
  [9, 0, 60_000],
  [1, 30, 30_000],
  [3, 5, 20_000],
  [1, 3600, 60_000],
])('after %d failures, told to wait %d s: %d ms', (failures, retryAfter, expected) => {
  expect(pauseAfter(failures, retryAfter)).toBe(expected);
});
