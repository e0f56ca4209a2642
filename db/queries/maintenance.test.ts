import { expect, it } from 'vitest';
import { isDue } from './maintenance';

const minute = 60_000;
const pause = { ms: 10 * minute, share: 50 };
const run = (minutesAgo: number, seconds: number) => ({
  kind: 'rollups' as const,
  succeededAt: 1000 * minute - minutesAgo * minute,
  seconds,
});

it.each([
  ['what was never done', undefined, true],
  ['what was done within its pause', run(9, 1), false],
  ['what was done longer ago', run(10, 1), true],
  ['what was done by a clock a little ahead', run(-9, 1), false],
  ['what was done by a clock that was wrong', run(-10, 1), true],
  ['what takes a minute, within fifty', run(49, 60), false],
  ['what takes a minute, after fifty', run(50, 60), true],
])('%s is due: %#', (_name, last, expected) => {
  expect(isDue(last, pause, 1000 * minute)).toBe(expected);
});
