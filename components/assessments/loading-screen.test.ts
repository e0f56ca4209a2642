import { expect, test } from 'vitest';
import { recommendedServices } from '@/content/assessments/intents';
import { loadingOutcomes } from '@/content/assessments/loading';
import { offlineText } from '@/content/assessments/offline';
import type { BackendAnswers } from '@/content/assessments/questions';
import { backendDefault, incomeDefault } from '@/content/assessments/rules';
import { currentAssessment } from '@/lib/assessments/browser/current-assessment';
import { loadingLeavesAt } from '@/lib/assessments/browser/loading-clock';
import { recommend } from '@/lib/assessments/recommend';
import { backendAnswers } from '@/tests/fixtures/answers';
import { outcomeText, tracedService } from './loading-screen';

const answered = (changes: Partial<BackendAnswers>) =>
  ({ status: 'answered', recommendation: recommend(backendAnswers(changes), {}) }) as const;

test.each([
  ['a rule names the answers', answered({}), loadingOutcomes.matched, loadingOutcomes.ready],
  [
    'the default decides',
    answered({ q2Answer: '$10K+' }),
    loadingOutcomes.startingPoint,
    loadingOutcomes.ready,
  ],
  [
    'nothing is recommended',
    answered({ q1Typed: 'Something else' }),
    loadingOutcomes.clarification,
    loadingOutcomes.question,
  ],
])(
  'where %s, that is what is said at the end, and before it that it is there',
  (_, request, text, before) => {
    expect(outcomeText(loadingLeavesAt, true, request)).toBe(text);
    expect(outcomeText(0, false, request)).toBe(before);
  },
);

test('whoever waits is told so once the steps are over, and whoever is offline at once', () => {
  expect(outcomeText(loadingLeavesAt - 1, true, { status: 'waiting' })).toBe(loadingOutcomes.reading);
  expect(outcomeText(loadingLeavesAt, true, { status: 'waiting' })).toBe(loadingOutcomes.waiting);
  expect(outcomeText(0, false, { status: 'offline' })).toBe(offlineText(true));
});

test('where the browser refuses storage, whoever is offline is told that the open page keeps the answers', () => {
  const submission = { id: '', sessionId: null, answers: backendAnswers(), turns: {} };
  // Nor is there any storage here.
  currentAssessment.write({ version: 1, submission, recommendation: null, isDismissed: false });
  expect(outcomeText(0, false, { status: 'offline' })).toBe(offlineText(false));
});

test('until the answer is there, the plate is that of the service that most answers default to', () => {
  const waiting = { status: 'waiting' } as const;
  expect(tracedService('backend', waiting)).toBe(recommendedServices[backendDefault.result]);
  expect(tracedService('income', waiting)).toBe(recommendedServices[incomeDefault.result]);
});
