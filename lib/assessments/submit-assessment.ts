import type { Submission } from './assessment-schema';
import { recommend } from './recommend';
import type { Recommendation } from './recommendation';
import { type Stored, storeAssessment } from './store-assessment';

/**
 * Recommends first, then stores. A visitor waits for the database no longer than a query's deadline, and never hears
 * of it (architecture, decision 2).
 */
export async function submitAssessment(
  submission: Submission,
): Promise<{ recommendation: Recommendation; stored: Stored }> {
  const recommendation = recommend(submission.answers, submission.turns);
  return { recommendation, stored: await storeAssessment(submission, recommendation) };
}
