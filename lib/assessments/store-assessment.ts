import { insertAssessment } from '@/db/queries/insert-assessment';
import type { Submission } from './assessment-schema';
import type { Recommendation } from './recommendation';

/** `later`: the database is away, the sender keeps the assessment. `refused`: it will never take this one. */
export type Stored = 'stored' | 'later' | 'refused';

/** One attempt, one statement; sending the same submission again stores it once. */
export async function storeAssessment(
  submission: Submission,
  recommendation: Recommendation,
): Promise<Stored> {
  const { id, sessionId, answers } = submission;
  const { explanation, rotationServices, ...result } = recommendation;
  const q4Answer = answers.assessmentType === 'income' ? answers.q4Answer : null;
  const { ruleId, turn } = explanation;
  const record = {
    id,
    sessionId,
    ...answers,
    q4Answer,
    ...result,
    rotationServices: [...rotationServices],
    ruleId,
    turn,
  };
  const inserted = await insertAssessment(record);
  if (inserted.ok) return inserted.value;
  return inserted.reason === 'rejected' ? 'refused' : 'later';
}
