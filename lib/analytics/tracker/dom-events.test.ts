import { expect, test } from 'vitest';
import { scrolledPercent } from './dom-events';

test.each([
  ['at the top of a long page', 0, 800, 8000, 10],
  ['half way', 3200, 800, 8000, 50],
  ['at the end', 7200, 800, 8000, 100],
  ['pulled beyond the end, as phones do', 7300, 800, 8000, 100],
  ['pulled above the top', -900, 800, 8000, 0],
  ['a page shorter than the window', 0, 800, 400, 100],
  ['a page without height', 0, 0, 0, 0],
])('%s', (_, top, height, whole, expected) => {
  expect(scrolledPercent(top, height, whole)).toBe(expected);
});
