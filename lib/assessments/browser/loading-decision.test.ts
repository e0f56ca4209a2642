import { expect, it } from 'vitest';
import { loadingDecision } from './loading-decision';
import type { Pursuit } from './pursue-recommendation';

it.each<[number, Exclude<Pursuit['status'], 'answered'>, string]>([
  [8499, 'waiting', 'stay'],
  [8500, 'waiting', 'stay'],
  [14_999, 'waiting', 'stay'],
  [15_000, 'waiting', 'contact'],
  [8499, 'failing', 'stay'],
  [8500, 'failing', 'contact'],
  [8500, 'refused', 'contact'],
  [8499, 'offline', 'stay'],
  [60_000, 'offline', 'stay'],
])('at %i ms with a server that is %s: %s', (elapsed, status, expected) => {
  expect(loadingDecision(elapsed, { status })).toBe(expected);
});
