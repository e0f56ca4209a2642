import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { AnswerField } from '@/content/assessments/questions';
import { rotatingRuleIds } from '@/content/assessments/rules';
import { insertAssessment } from '@/db/queries/assessments';
import type { QueryResult } from '@/db/run-query';
import type { AssessmentRecord } from '@/db/schema/assessments';
import type { RequestBotReason } from '@/db/schema/bot-reasons';
import { momentOfId } from '@/lib/analytics/browser-clock';
import { leadChannelsInUse } from '@/lib/leads/lead-channels';
import { log } from '@/lib/log';
import { countMetric } from '@/lib/metrics/counters';
import { sentAnswersSchema } from './answers-schema';
import { recommend } from './recommend';
import { type Recommendation, rotationTurnLimit } from './recommendation';

const rotationTurnSchema = z.int().min(0).max(rotationTurnLimit).optional();

// An object and not a record, because a record lets an own key `__proto__` pass. Rows from another version are left
// out.
const rotationTurnsSchema = z.object(
  Object.fromEntries(rotatingRuleIds.map((id) => [id, rotationTurnSchema])),
);

/**
 * One press of TRANSCEND as the browser sends it. The service, its path and the turn served are never taken from a
 * client. Unknown keys are left out at every level: a page may be older or newer than the server it reaches.
 */
export const assessmentSubmissionSchema = z.object({
  /** Made at each press and kept through retries: the same id twice is stored once. */
  id: z.uuidv7(),
  /** The visit it was made in; `null` without measuring. */
  sessionId: z.uuidv7().nullable(),
  answers: sentAnswersSchema,
  turns: rotationTurnsSchema,
});

export type AssessmentSubmission = z.infer<typeof assessmentSubmissionSchema>;

/** The columns of the answers. An answer that has no column does not compile. */
type StoredAnswers = Pick<AssessmentRecord, 'assessmentType' | AnswerField>;

/** When a submission arrived, in milliseconds since 1970, and what suggests that a machine sent it. */
export type AssessmentArrival = { now: number; botReasons: RequestBotReason[] };

/** The row of a submission and its recommendation. Keywords and reason follow from these and are not stored. */
export function assessmentRecord(
  submission: AssessmentSubmission,
  recommendation: Recommendation,
  { now, botReasons }: AssessmentArrival,
): AssessmentRecord {
  const { id, sessionId } = submission;
  const answers: StoredAnswers = submission.answers;
  const { explanation, rotationServices, ...result } = recommendation;
  const { ruleId, turn } = explanation;
  return {
    id,
    sessionId,
    pressedAt: new Date(momentOfId(id, now)),
    ...answers,
    ...result,
    rotationServices: [...rotationServices],
    ruleId,
    turn,
    suspectedBot: botReasons.length > 0,
    botReasons,
  };
}

/**
 * What became of the answers. `later`: the database is away, or refuses the row until somebody has repaired its
 * schema; the visitor's outbox keeps them. `refused`: other answers are stored under this id, so sending them again is
 * of no use.
 */
type StoringOutcome = 'stored' | 'later' | 'refused';

const storingOutcome = (result: QueryResult<'stored' | 'refused'>): StoringOutcome =>
  result.ok ? result.value : 'later';

type SubmittedAssessment = {
  recommendation: Recommendation;
  record: AssessmentRecord;
  stored: StoringOutcome;
  /** Whether the database refuses the row itself, so that trying again soon is of no use. */
  isRejected: boolean;
};

/**
 * Recommends a service and stores the answers. The database can neither make this fail nor delay it by more than 2 s.
 * Where they are stored already, with another turn of their rule, the service that staff read of is recommended again.
 * @param now when they arrived, in milliseconds since 1970
 * @param channels by which the lead is sent on
 */
export async function submitAssessment(
  submission: AssessmentSubmission,
  botReasons: RequestBotReason[] = [],
  now = Date.now(),
  channels = leadChannelsInUse(),
): Promise<SubmittedAssessment> {
  const { answers, turns } = submission;
  const inTurn = recommend(answers, turns);
  const record = assessmentRecord(submission, inTurn, { now, botReasons });
  const result = await insertAssessment(record, channels);
  const stored = storingOutcome(result);
  countMetric('assessments', { outcome: stored });
  const { turnsStored } = result;
  const recommendation = turnsStored ? recommend(answers, { ...turns, ...turnsStored }) : inTurn;
  return { recommendation, record, stored, isRejected: !result.ok && result.reason === 'rejected' };
}

/** A visitor without JavaScript has no outbox, so the server keeps what it could not store for this long. */
const STORING_PATIENCE_MS = 30_000;

const STORING_PAUSE_MS = 1000;

declare global {
  // On globalThis: the code that ends the process has another copy of this module than the pages have.
  var waitingAssessments: number | undefined;
}

const countWaiting = (change: 1 | -1) => {
  globalThis.waitingAssessments = (globalThis.waitingAssessments ?? 0) + change;
};

/** Logs, as the process ends, how many assessments it was still trying to store: nobody else has them. */
export function reportWaitingAssessments(): void {
  const count = globalThis.waitingAssessments ?? 0;
  if (count > 0) log('assessment_lost', { count });
}

/**
 * Tries again, after the response, to store an assessment of a visitor without JavaScript. Sending it again cannot
 * store it twice. If it is lost after all, the log says so without any of its content.
 * @param patience milliseconds
 */
export async function storeAssessmentLater(
  record: AssessmentRecord,
  patience = STORING_PATIENCE_MS,
): Promise<void> {
  countWaiting(1);
  const isSettled = await keepStoring(record, patience);
  countWaiting(-1);
  if (!isSettled) log('assessment_lost', { count: 1 });
}

async function keepStoring(record: AssessmentRecord, patience: number): Promise<boolean> {
  for (const end = performance.now() + patience; performance.now() < end; ) {
    await sleep(STORING_PAUSE_MS);
    const result = await insertAssessment(record, leadChannelsInUse());
    if (result.ok) return true;
    if (result.reason !== 'unavailable') break;
  }
  return false;
}
