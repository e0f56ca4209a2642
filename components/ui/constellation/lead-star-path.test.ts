import { expect, test } from 'vitest';
import { leadStarPath } from './lead-star-path';

test('the lead star has six rays, the vertical pair longer', () => {
  const corners = leadStarPath(0, 0, 10).slice(1, -1).split('L');
  expect(corners).toHaveLength(12);
  expect(corners[0]).toBe('0 -12.2');
  expect(corners[6]).toBe('0 12.2');
  expect(corners[2]).toBe('8.14 -4.7');
});
