import { validate, version } from 'uuid';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let uuidV7: () => string;

// A document's own: no id is older than the one before, so that a later time would stay with all tests after it.
beforeEach(async () => {
  ({ uuidV7 } = await import('./uuid-v7'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
});

const many = (count: number) => Array.from({ length: count }, uuidV7);

test('ids are UUIDs of version 7 that begin with the time', () => {
  vi.useFakeTimers({ now: Date.UTC(2040, 0, 1) });
  const id = uuidV7();
  expect(validate(id)).toBe(true);
  expect(version(id)).toBe(7);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2040, 0, 1));
});

test('each sorts after the one before, in one millisecond and when the clock goes back', () => {
  vi.useFakeTimers({ now: Date.UTC(2041, 0, 1) });
  const first = many(10_000);
  vi.setSystemTime(Date.UTC(2040, 11, 31));
  const ids = [...first, ...many(100)];
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every(validate)).toBe(true);
});

test('what is not the time differs from one id to the next', () => {
  const tails = many(1000).map((id) => id.slice(19));
  expect(new Set(tails).size).toBe(1000);
  expect(new Set(tails.map(([first]) => first)).size).toBe(4);
});
