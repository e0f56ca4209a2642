import { expect, test } from 'vitest';
import { dialPaths } from './dial';

const ticks = (path: string) => path.match(/M/g)?.length ?? 0;

test.each([
  [120, 0, 115],
  [119, 0, 115],
  [100, 18, 97],
  [1, 115, 0],
])(
  'with %i of 120 seconds left, %i graduations are spent and %i are left, five make room for the star',
  (left, gone, ahead) => {
    const paths = dialPaths(left, 120);
    expect([ticks(paths.gone), ticks(paths.left)]).toEqual([gone, ahead]);
  },
);

test('the hand appears with the first second', () => {
  expect(dialPaths(120, 120).hand).toBe('');
  expect(dialPaths(119, 120).hand).not.toBe('');
});
