import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadUntilThere } from './lost-scripts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks again after 1, 2, 4, 8, 16 and then every 30 seconds, until it comes', async () => {
  const asked: number[] = [];
  const begun = Date.now();
  const loaded = loadUntilThere(async () => {
    asked.push((Date.now() - begun) / 1000);
    if (asked.length < 9) throw new Error('no network');
    return 'the part';
  });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toEqual([0, 1, 3, 7, 15, 31, 61, 91, 121]);
  expect(await loaded).toBe('the part');
});

it('asks once for what comes', async () => {
  const load = vi.fn(async () => 'the part');
  expect(await loadUntilThere(load)).toBe('the part');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledOnce();
});
