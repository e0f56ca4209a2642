import { setTimeout as pause } from 'node:timers/promises';
import { log } from '@/lib/log';
import type { Submission } from './assessment-schema';
import type { Recommendation } from './recommendation';
import { storeAssessment } from './store-assessment';

/** Milliseconds. Nobody waits for this: it runs after the response. */
const triedFor = 30_000;
const betweenAttempts = 1000;

/** For a visitor without JavaScript, whose browser cannot keep the assessment: tries for 30 s, then logs the loss. */
export async function storeAssessmentLater(submission: Submission, recommendation: Recommendation) {
  const end = Date.now() + triedFor;
  while (Date.now() < end) {
    await pause(betweenAttempts);
    const stored = await storeAssessment(submission, recommendation);
    if (stored !== 'later') return;
  }
  log('assessment_lost', { id: submission.id });
}
