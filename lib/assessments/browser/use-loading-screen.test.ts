import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AssessmentOutcome } from './current-assessment';
import { loadingDuration, loadingFrame, loadingLeavesAt } from './loading-clock';
import { failureOf, loadingDecision, type RecommendationRequest, retryPause } from './use-loading-screen';

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
    expect([loadingDuration, loadingLeavesAt]).toEqual([8000, 8500]);
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

it.each<[number, Exclude<RecommendationRequest['status'], 'answered'>, string]>([
  [8499, 'waiting', 'stay'],
  [8500, 'waiting', 'stay'],
  [14_999, 'waiting', 'stay'],
  [15_000, 'waiting', 'contact'],
  [8499, 'failing', 'stay'],
  [8500, 'failing', 'contact'],
  [8500, 'refused', 'contact'],
  [8499, 'limited', 'stay'],
  [8500, 'limited', 'contact'],
  [8499, 'offline', 'stay'],
  [60_000, 'offline', 'stay'],
])('at %i ms with a server that is %s: %s', (elapsed, status, expected) => {
  expect(loadingDecision(elapsed, { status })).toBe(expected);
});

it.each<[number, Exclude<RecommendationRequest['status'], 'answered'>, string]>([
  [28_499, 'failing', 'stay'],
  [28_500, 'failing', 'contact'],
  [28_499, 'limited', 'stay'],
  [34_999, 'waiting', 'stay'],
  [35_000, 'waiting', 'contact'],
  [20_000, 'refused', 'contact'],
])('at %i ms, offline until 20,000, with a server that is %s: %s', (elapsed, status, expected) => {
  expect(loadingDecision(elapsed, { status }, 20_000)).toBe(expected);
});

it.each<[RecommendationRequest, AssessmentOutcome]>([
  [{ status: 'waiting' }, 'unanswered'],
  [{ status: 'failing' }, 'unanswered'],
  [{ status: 'refused' }, 'refused'],
  [{ status: 'limited', retryAfter: 0 }, 'limited'],
  [{ status: 'limited', retryAfter: 60 }, 'limited'],
  [{ status: 'limited', retryAfter: 24 * 60 * 60 }, 'limitedToday'],
])('%o is told as %s', (request, outcome) => {
  expect(failureOf(request)).toBe(outcome);
});

it.each([
  [0, 0, 1000],
  [0, 1, 1500],
  [1, 0.5, 1250],
  [42, 0, 42_000],
  [42, 1, 63_000],
])('asked to wait %i s, with chance at %d, it asks again after %i ms', (retryAfter, random, pause) => {
  expect(retryPause(retryAfter, random)).toBe(pause);
});
