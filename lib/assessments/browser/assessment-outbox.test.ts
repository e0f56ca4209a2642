import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { entryLifetime, outboxEntries, removeFromOutbox } from '@/lib/browser/outbox';
import { backendAnswers } from '@/tests/fixtures/answers';
import { keepAssessment, keepRefused, refusedSubmission } from './assessment-outbox';
import { readRecentAssessment, recentAssessmentKey } from './recent-assessment';

const submissionOf = (sessionId: string | null = null) => ({
  id: uuidv7(),
  sessionId,
  answers: backendAnswers(),
  turns: {},
});

afterEach(() => {
  for (const { id } of outboxEntries()) removeFromOutbox(id);
});

test('answers that are refused when they are sent days later are kept no longer than they would have been', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const pressed = Date.now();
  const submission = submissionOf();
  keepAssessment(submission);
  vi.setSystemTime(pressed + entryLifetime - 1000);
  for (const entry of outboxEntries()) keepRefused(entry);
  expect(refusedSubmission()).toEqual(submission);
  vi.setSystemTime(pressed + entryLifetime);
  expect(refusedSubmission()).toBeNull();
});

test('answers given anew take the place of those that nobody has asked for yet, and of those that were refused', () => {
  const [refused, waiting, anew] = [submissionOf(), submissionOf(), submissionOf()];
  keepRefused(keepAssessment(refused));
  expect(refusedSubmission()).toEqual(refused);
  keepAssessment(waiting);
  expect(refusedSubmission()).toBeNull();
  keepAssessment(anew, waiting.id);
  expect(outboxEntries().map(({ id }) => id)).toEqual([anew.id]);
});

test('the last press is known to other tabs for a day, and under a privacy signal not at all', () => {
  const stored: Record<string, string> = {};
  vi.stubGlobal('localStorage', stored);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const session = uuidv7();
  const pressed = submissionOf(session);
  const press = (submission = pressed) => keepAssessment(submission);
  press();
  expect(readRecentAssessment()).toEqual({ session, assessment: pressed.id });
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
  expect(readRecentAssessment()).toBeUndefined();
  expect(stored).not.toHaveProperty(recentAssessmentKey);
  press();
  press(submissionOf());
  expect(stored).not.toHaveProperty(recentAssessmentKey);
});
