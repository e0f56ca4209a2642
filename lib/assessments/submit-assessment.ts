import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { AnswerField } from '@/content/assessments/questions';
import { rotatingRuleIds } from '@/content/assessments/rules';
import { insertAssessment } from '@/db/queries/assessments';
import type { QueryResult } from '@/db/run-query';
import type { AssessmentRecord } from '@/db/schema/assessments';
import { log } from '@/lib/log';
import { answersSchema } from './answers-schema';
import { recommend } from './recommend';
import { type Recommendation, rotationTurnLimit } from './recommendation';

const rotationTurnSchema = z.int().min(0).max(rotationTurnLimit).optional();

// A strict object, not a record: a record lets an own key `__proto__` pass.
const rotationTurnsSchema = z.strictObject(
  Object.fromEntries(rotatingRuleIds.map((id) => [id, rotationTurnSchema])),
);

/**
 * One press of TRANSCEND as the browser sends it. The service, its path and the turn served are never taken from a
 * client: unknown keys are refused at every level.
 */
export const assessmentSubmissionSchema = z.strictObject({
  /** Made at each press and kept through retries: the same id twice is stored once. */
  id: z.uuidv7(),
  /** `null` without JavaScript or under a privacy signal. */
  sessionId: z.uuidv7().nullable(),
  answers: answersSchema,
  turns: rotationTurnsSchema,
});

export type AssessmentSubmission = z.infer<typeof assessmentSubmissionSchema>;

/** The columns of the answers. An answer that no column stores does not compile. */
type StoredAnswers = Pick<AssessmentRecord, 'assessmentType' | AnswerField>;

/** The row of a submission and its recommendation. The keywords and the reason follow from it and are not stored. */
export function assessmentRecord(
  submission: AssessmentSubmission,
  recommendation: Recommendation,
): AssessmentRecord {
  const { id, sessionId } = submission;
  const answers: StoredAnswers = submission.answers;
  const { explanation, rotationServices, ...result } = recommendation;
  const { ruleId, turn } = explanation;
  return { id, sessionId, ...answers, ...result, rotationServices: [...rotationServices], ruleId, turn };
}

/**
 * What became of the answers. `later`: the database is away, send them again. `refused`: they cannot be stored, since
 * other answers stand under this id; sending them again is of no use.
 */
type StoringOutcome = 'stored' | 'later' | 'refused';

function storingOutcome(result: QueryResult<'stored' | 'refused'>): StoringOutcome {
  if (result.ok) return result.value;
  return result.reason === 'rejected' ? 'refused' : 'later';
}

/** Recommends a service and stores the answers. The database never fails this, nor delays it by more than 2 s. */
export async function submitAssessment(
  submission: AssessmentSubmission,
): Promise<{ recommendation: Recommendation; stored: StoringOutcome }> {
  const recommendation = recommend(submission.answers, submission.turns);
  const result = await insertAssessment(assessmentRecord(submission, recommendation));
  return { recommendation, stored: storingOutcome(result) };
}

/** A visitor without JavaScript has no outbox: the server keeps what it could not store for this long. */
const STORING_PATIENCE_MS = 30_000;

const STORING_PAUSE_MS = 1000;

declare global {
  // On globalThis: the command that ends the process has another copy of this module than the pages.
  var waitingAssessments: number | undefined;
}

const countWaiting = (change: 1 | -1) => {
  globalThis.waitingAssessments = (globalThis.waitingAssessments ?? 0) + change;
};

/** Says at the end of the process how many assessments it had still been trying to store: nobody else has them. */
export function reportWaitingAssessments(): void {
  const count = globalThis.waitingAssessments ?? 0;
  if (count > 0) log('assessment_lost', { count });
}

/**
 * Tries again, after the response, to store an assessment of a visitor without JavaScript. Sending it again cannot
 * store it twice. When it is lost after all, the log says so without a word of it.
 * @param patience milliseconds
 */
export async function storeAssessmentLater(
  submission: AssessmentSubmission,
  recommendation: Recommendation,
  patience = STORING_PATIENCE_MS,
): Promise<void> {
  countWaiting(1);
  const isSettled = await keepStoring(assessmentRecord(submission, recommendation), patience);
  countWaiting(-1);
  if (!isSettled) log('assessment_lost', { count: 1 });
}

async function keepStoring(record: AssessmentRecord, patience: number): Promise<boolean> {
  for (const end = performance.now() + patience; performance.now() < end; ) {
    await sleep(STORING_PAUSE_MS);
    const result = await insertAssessment(record);
    if (result.ok) return true;
    if (result.reason !== 'unavailable') break;
  }
  return false;
}
