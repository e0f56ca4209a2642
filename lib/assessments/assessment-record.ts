import type { AssessmentRecord } from '@/db/schema/assessments';
import type { Submission } from './assessment-schema';
import type { Recommendation } from './recommendation';

/** The row of a submission and its recommendation. The keywords and the reason follow from it and are not stored. */
export function assessmentRecord(submission: Submission, recommendation: Recommendation): AssessmentRecord {
  const { id, sessionId, answers } = submission;
  const { explanation, rotationServices, ...result } = recommendation;
  const { ruleId, turn } = explanation;
  return { id, sessionId, ...answers, ...result, rotationServices: [...rotationServices], ruleId, turn };
}
