import { setTimeout as sleep } from 'node:timers/promises';
import { insertAssessment } from '@/db/queries/insert-assessment';
import { log } from '@/lib/log';
import { assessmentRecord } from './assessment-record';
import type { Submission } from './assessment-schema';
import type { Recommendation } from './recommendation';

/** A visitor without JavaScript has no outbox: the server keeps what it could not store for this long. */
const PATIENCE_MS = 30_000;

const PAUSE_MS = 1000;

/**
 * Tries again, after the response, to store an assessment of a visitor without JavaScript. Sending it again cannot
 * store it twice. When it is lost after all, the log says so without a word of it.
 * @param patience milliseconds
 */
export async function storeAssessmentLater(
  submission: Submission,
  recommendation: Recommendation,
  patience = PATIENCE_MS,
): Promise<void> {
  const record = assessmentRecord(submission, recommendation);
  for (const end = performance.now() + patience; performance.now() < end; ) {
    await sleep(PAUSE_MS);
    const result = await insertAssessment(record);
    if (result.ok) return;
    if (result.reason !== 'unavailable') break;
  }
  log('assessment_lost');
}
