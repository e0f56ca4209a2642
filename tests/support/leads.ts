import type { Sql } from 'postgres';
import type { LeadChannel } from '@/content/leads';
import { insertAssessment } from '@/db/queries/assessments';
import { recommend } from '@/lib/assessments/recommend';
import { type AssessmentSubmission, assessmentRecord } from '@/lib/assessments/submit-assessment';
import { backendSubmission } from './submissions';

/** Stores an assessment that has to be sent by these channels. @returns its id */
export async function storeLead(
  channels: readonly LeadChannel[],
  submission: AssessmentSubmission = backendSubmission(),
): Promise<string> {
  const recommendation = recommend(submission.answers, submission.turns);
  const record = assessmentRecord(submission, recommendation, { now: Date.now(), botReasons: [] });
  await insertAssessment(record, channels);
  return submission.id;
}

/** Ends all pauses and leases. */
export const passTime = (sql: Sql) =>
  sql`update lead_deliveries set next_attempt_at = now() where state = 'waiting'`;

/** The deliveries of a lead as staff see them, each with the seconds until its next attempt. */
export const deliveriesOf = (sql: Sql, lead: string) => sql`
  select id, channel, state, attempts, last_failure, settled_at,
    extract(epoch from next_attempt_at - now())::float8 as due_in
  from lead_deliveries where assessment_id = ${lead} or application_id = ${lead} order by channel`;
