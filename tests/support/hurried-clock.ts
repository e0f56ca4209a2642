import { onTestFinished, vi } from 'vitest';

/** Until the end of the test, at each look at the clock a minute more has passed: patience is over after one attempt. */
export function hurryClock(): void {
  const now = performance.now.bind(performance);
  let ahead = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    ahead += 60_000;
    return now() + ahead;
  });
  onTestFinished(() => clock.mockRestore());
}
