import { expect, test } from 'vitest';
import { rayPaths, rosePaths } from './compass-rose';

test('the rose has six rays, each half full and half open', () => {
  expect(rosePaths().full.match(/z/g)).toHaveLength(6);
  expect(rosePaths().open.match(/z/g)).toHaveLength(6);
  expect(rosePaths().full).toContain('L0 -100');
});

test.each([0, 1, 2, 3, 4, 5])('the small form fills ray %i alone', (ray) => {
  expect(rayPaths(ray).full.match(/z/g)).toHaveLength(1);
  expect(rayPaths(ray).open.match(/M/g)).toHaveLength(5);
});
