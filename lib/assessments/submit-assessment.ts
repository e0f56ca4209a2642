import type { QueryResult } from '@/db/failure';
import { insertAssessment } from '@/db/queries/insert-assessment';
import { assessmentRecord } from './assessment-record';
import type { Submission } from './assessment-schema';
import { recommend } from './recommend';
import type { Recommendation } from './recommendation';

/**
 * What became of the answers. `later`: the database is away, send them again. `refused`: they cannot be stored, since
 * other answers stand under this id; sending them again is of no use.
 */
export type Stored = 'stored' | 'later' | 'refused';

function storedOf(result: QueryResult<'stored' | 'refused'>): Stored {
  if (result.ok) return result.value;
  return result.reason === 'rejected' ? 'refused' : 'later';
}

/** Recommends a service and stores the answers. The database never fails this, nor delays it by more than 2 s. */
export async function submitAssessment(
  submission: Submission,
): Promise<{ recommendation: Recommendation; stored: Stored }> {
  const recommendation = recommend(submission.answers, submission.turns);
  const result = await insertAssessment(assessmentRecord(submission, recommendation));
  return { recommendation, stored: storedOf(result) };
}
