import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logCounted } from './log';

const written = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says at once what happens, and then once a minute how often it was', () => {
  for (let second = 0; second < 150; second++) {
    logCounted('request_refused', { route: 'POST /api/events', status: 429 });
    if (second === 0) logCounted('request_refused', { route: 'POST /api/events', status: 503 });
    vi.advanceTimersByTime(1000);
  }
  vi.advanceTimersByTime(600_000);
  const lines = written.mock.calls.flat().map((line) => JSON.parse(String(line)));
  expect(lines.map(({ status, count }) => [status, count])).toEqual([
    [429, 1],
    [503, 1],
    [429, 59],
    [429, 60],
    [429, 30],
  ]);
});
