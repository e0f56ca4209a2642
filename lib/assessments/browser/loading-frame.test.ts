import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leavesAt, loadingFrame, totalDuration } from './loading-frame';

describe('the loading screen', () => {
  it.each([
    [0, 0, 0],
    [1999, 0, 25],
    [2000, 1, 25],
    [4999, 1, 62],
    [5000, 2, 63],
    [7499, 2, 94],
    [7500, 3, 94],
    [7999, 3, 100],
    [8000, 3, 100],
    [60_000, 3, 100],
  ])('at %i ms is on step %i at %i percent', (elapsed, step, percent) => {
    expect(loadingFrame(elapsed)).toEqual({ step, percent, isComplete: step === 3 });
  });

  it('lasts 8,000 ms and leaves 500 ms later', () => {
    expect([totalDuration, leavesAt]).toEqual([8000, 8500]);
  });

  it('never goes back', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(20_000), (a, b) => {
        const [earlier, later] = [loadingFrame(Math.min(a, b)), loadingFrame(Math.max(a, b))];
        return earlier.percent <= later.percent && earlier.step <= later.step;
      }),
    );
  });
});
