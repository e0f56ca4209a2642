import { onTestFinished, vi } from 'vitest';

/**
 * Until the end of the test, at each look at the clock so much more has passed: patience that is shorter is over after
 * one attempt. @param step milliseconds
 */
export function hurryClock(step = 60_000): void {
  const now = performance.now.bind(performance);
  let ahead = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    ahead += step;
    return now() + ahead;
  });
  onTestFinished(() => clock.mockRestore());
}
