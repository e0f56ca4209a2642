import { expect, test } from 'vitest';
import { distanceToLine, dotsPath, leadStarPath, polarPosition, starLinkPath } from './geometry';

test('a line stops short of both of its stars', () => {
  expect(starLinkPath([0, 0], [100, 0], 10, 20)).toBe('M10 0L80 0');
});

test('two stars too close for their gaps have no line', () => {
  expect(starLinkPath([0, 0], [10, 0], 5, 5)).toBe('');
});

test('degrees count clockwise from the top', () => {
  const [x, y] = polarPosition(10, 90);
  expect(x).toBeCloseTo(10);
  expect(y).toBeCloseTo(0);
});

test.each([
  [[5, 3], 3],
  [[-4, 3], 5],
  [[13, 4], 5],
] as const)('%j is %d away from the line between 0,0 and 10,0', (position, distance) => {
  expect(distanceToLine(position, [0, 0], [10, 0])).toBeCloseTo(distance);
});

test('small stars share one path', () => {
  expect(
    dotsPath([
      [1, 2],
      [3.456, 4],
    ]),
  ).toBe('M1 2h0M3.5 4h0');
});

test('the lead star has six rays, the vertical pair longer', () => {
  const corners = leadStarPath(0, 0, 10).slice(1, -1).split('L');
  expect(corners).toHaveLength(12);
  expect(corners[0]).toBe('0 -12.2');
  expect(corners[6]).toBe('0 12.2');
  expect(corners[2]).toBe('8.14 -4.7');
});
