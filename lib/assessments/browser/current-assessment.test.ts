import { expect, onTestFinished, test, vi } from 'vitest';
import { assessmentTypes } from '@/content/assessments/questions';
import { recommend } from '@/lib/assessments/recommend';
import { backendAnswers } from '@/tests/fixtures/answers';
import { currentAssessment, nextRotationTurns } from './current-assessment';

const rotating = backendAnswers({ q2Answer: '$1,500–3,000', q3Answer: 'NEW system' });

test('a rotation moves on by one', () => {
  expect(nextRotationTurns({}, recommend(rotating, {}))).toEqual({ 'support-1500-new': 1 });
});

test('other rotations stay where they are', () => {
  const turns = { 'startup-increase': 2, 'support-1500-new': 4 };
  expect(nextRotationTurns(turns, recommend(rotating, turns))).toEqual({
    'startup-increase': 2,
    'support-1500-new': 5,
  });
});

test('the same answer received twice moves it once', () => {
  const recommendation = recommend(rotating, {});
  expect(nextRotationTurns(nextRotationTurns({}, recommendation), recommendation)).toEqual({
    'support-1500-new': 1,
  });
});

test('a service that does not rotate leaves the turns alone', () => {
  const turns = { 'startup-increase': 2 };
  expect(nextRotationTurns(turns, recommend(backendAnswers(), turns))).toEqual(turns);
});

test('a clarification leaves the turns alone', () => {
  expect(nextRotationTurns({}, recommend(backendAnswers({ q1Typed: 'Payroll' }), {}))).toEqual({});
});

test.each([
  [9_999, 10_000],
  [10_000, 0],
])('after turn %i comes turn %i: after the highest it starts again, as after a reload', (turn, next) => {
  const turns = { 'support-1500-new': turn };
  expect(nextRotationTurns(turns, recommend(rotating, turns))).toEqual({ 'support-1500-new': next });
});

/** What the tab reads where its storage has this. */
function readStored(stored: unknown) {
  vi.stubGlobal('window', { sessionStorage: { getItem: () => JSON.stringify(stored) } });
  onTestFinished(() => void vi.unstubAllGlobals());
  return currentAssessment.read();
}

const kept = {
  version: 1,
  submission: { id: 'a', sessionId: null, answers: rotating, turns: {} },
  recommendation: null,
  isDismissed: false,
};
const withAnswers = (answers: unknown) => ({ ...kept, submission: { ...kept.submission, answers } });

test.each(assessmentTypes)(
  'what the tab keeps of a press is read, of the assessment %s',
  (assessmentType) => {
    const pressed = withAnswers({ ...rotating, assessmentType });
    expect(readStored(pressed)).toEqual(pressed);
  },
);

test.each<[what: string, stored: unknown]>([
  ['another version', { ...kept, version: 2 }],
  ['no submission', { ...kept, submission: null }],
  ['no answers', withAnswers(undefined)],
  ['a list of answers', withAnswers(['Morgan'])],
  ['no name', withAnswers({ ...rotating, name: undefined })],
  ['a name that is no text', withAnswers({ ...rotating, name: { first: 'Morgan' } })],
  ['no free text', withAnswers({ ...rotating, q1Typed: undefined })],
  ['a choice that is no text', withAnswers({ ...rotating, q2Answer: { from: 200 } })],
  ['an assessment that there is not', withAnswers({ ...rotating, assessmentType: 'other' })],
  [
    'an assessment called like a part of any object',
    withAnswers({ ...rotating, assessmentType: 'toString' }),
  ],
])('%s reads as nothing: pages would end in an error', (_what, stored) => {
  expect(readStored(stored)).toBeNull();
});
