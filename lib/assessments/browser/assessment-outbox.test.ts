import { v7 as uuidv7 } from 'uuid';
import { expect, onTestFinished, test, vi } from 'vitest';
import { entryLifetime, outboxEntries } from '@/lib/browser/outbox';
import { backendAnswers } from '@/tests/fixtures/answers';
import { keepAssessment, keepRefused, refusedSubmission } from './assessment-outbox';

test('answers that are refused when they are sent days later are kept no longer than they would have been', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const pressed = Date.now();
  const submission = { id: uuidv7(), sessionId: null, answers: backendAnswers(), turns: {} };
  keepAssessment(submission);
  vi.setSystemTime(pressed + entryLifetime - 1000);
  for (const entry of outboxEntries()) keepRefused(entry);
  expect(refusedSubmission()).toEqual(submission);
  vi.setSystemTime(pressed + entryLifetime);
  expect(refusedSubmission()).toBeNull();
});
