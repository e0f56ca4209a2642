import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entryLifetime, outboxEntries, removeFromOutbox } from '@/lib/browser/outbox';
import { paths } from '@/lib/paths';
import { backendAnswers } from '@/tests/fixtures/answers';
import { keepAssessment, keepRefused } from './assessment-outbox';
import { type AssessmentOutcome, currentAssessment } from './current-assessment';
import { deliverAssessments } from './deliver-assessments';

const post = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', post);
  vi.stubGlobal('location', { pathname: paths.contact });
  vi.stubGlobal('document', { addEventListener: () => undefined });
});
afterEach(() => {
  currentAssessment.clear();
  for (const { id } of outboxEntries()) removeFromOutbox(id);
  post.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const submissionOf = () => ({ id: uuidv7(), sessionId: null, answers: backendAnswers(), turns: {} });

/** The tab's last press, which ended without a result. */
function failedWith(failure?: AssessmentOutcome) {
  const submission = submissionOf();
  currentAssessment.write({ version: 1, submission, recommendation: null, failure, isDismissed: false });
  return submission;
}

const answered = (status: number) => async () => Response.json({ stored: true }, { status });
const failureNow = () => currentAssessment.read()?.failure;

test.each<[status: number, said: AssessmentOutcome]>([
  [200, 'arrived'],
  [400, 'refused'],
  [503, 'unanswered'],
])('answers that waited and are answered with %i: the consultation page says %s', async (status, said) => {
  keepAssessment(failedWith('unanswered'));
  post.mockImplementation(answered(status));
  await deliverAssessments('');
  expect(failureNow()).toBe(said);
});

test('answers that another tab has delivered meanwhile have arrived', async () => {
  const submission = failedWith('unanswered');
  keepAssessment(submission);
  post.mockImplementation(answered(503));
  await deliverAssessments('');
  expect(failureNow()).toBe('unanswered');
  removeFromOutbox(submission.id);
  post.mockImplementation(answered(200));
  await deliverAssessments('');
  expect(failureNow()).toBe('arrived');
});

test('answers that another tab was refused, and has answered anew since, are said to be refused', async () => {
  const submission = failedWith('unanswered');
  const kept = keepAssessment(submission);
  post.mockImplementation(answered(503));
  await deliverAssessments('');
  // In the other tab: refused there, then the press of corrected answers, and their delivery.
  keepRefused(kept);
  const corrected = submissionOf();
  keepAssessment(corrected);
  removeFromOutbox(corrected.id);
  await deliverAssessments('');
  expect(failureNow(), 'nobody knows yet what became of them').toBe('unanswered');
  post.mockImplementation(answered(422));
  await deliverAssessments('');
  expect(failureNow()).toBe('refused');
});

test('answers that had to give way to others in the outbox, and were never sent, are sent now', async () => {
  const submission = failedWith('unanswered');
  keepAssessment(submission);
  post.mockImplementation(answered(503));
  await deliverAssessments('');
  removeFromOutbox(submission.id);
  post.mockClear();
  post.mockImplementation(answered(200));
  await deliverAssessments('');
  expect(post).toHaveBeenCalledOnce();
  expect(failureNow()).toBe('arrived');
  await deliverAssessments('');
  expect(post, 'and no more').toHaveBeenCalledOnce();
});

test('answers that have waited too long, and are dropped, are not called delivered', async () => {
  keepAssessment(failedWith('unanswered'));
  post.mockImplementation(answered(503));
  await deliverAssessments('');
  vi.setSystemTime(Date.now() + entryLifetime);
  await deliverAssessments('');
  expect(outboxEntries()).toEqual([]);
  expect(failureNow()).toBe('unanswered');
});

test('answers that no longer wait are not called delivered', async () => {
  failedWith('limited');
  await deliverAssessments('');
  expect(failureNow()).toBe('limited');
});

test('while the loading screen asks, nothing is sent beside it', async () => {
  keepAssessment(failedWith());
  vi.stubGlobal('location', { pathname: paths.analysisLoading });
  await deliverAssessments('');
  expect(post).not.toHaveBeenCalled();
});

test('refused answers of another tab are taken over by a tab without any, and by no other', async () => {
  const refused = submissionOf();
  const own = failedWith();
  keepRefused({ id: refused.id, body: JSON.stringify(refused) });
  await deliverAssessments('');
  expect(currentAssessment.read()?.submission).toEqual(own);
  currentAssessment.clear();
  await deliverAssessments('');
  expect(currentAssessment.read()).toMatchObject({ submission: refused, failure: 'refused' });
});
