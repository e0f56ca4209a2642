import { retentionMonths } from '@/content/analytics';

/** Rows of one table that are kept no longer. In the condition `$1` is now, and `kept` a row. */
export type Expired = { table: string; condition: string };

const monthsAgo = (months: number) => `$1::timestamptz - interval '${months} months'`;

const visitsEnd = monthsAgo(retentionMonths.visits);
const botsEnd = monthsAgo(retentionMonths.bots);

const isOld = `kept.created_at < ${visitsEnd}`;

/** What a suspected machine did goes with its session, however late it arrived. */
const isOfOldBot = `kept.created_at >= ${visitsEnd} and exists (
  select from user_sessions as session where session.session_id = kept.session_id
    and session.suspected_bot and session.created_at < ${botsEnd})`;

/** A batch of a visit can arrive a week after its first: the session stays until its last event goes. */
const hasYounger = (events: string) => `exists (
  select from ${events} as event where event.session_id = kept.session_id and event.created_at >= ${visitsEnd})`;

const isSessionOver = `case when kept.suspected_bot then kept.created_at < ${botsEnd}
  else ${isOld} and not ${hasYounger('website_analytics')} and not ${hasYounger('ai_journey_analytics')} end`;

/**
 * All that goes by age. Events before their sessions: wherever a run is interrupted, the next one still knows which
 * events are a machine's. No row is in two of them, so that they can be counted beforehand.
 */
export const expired: Expired[] = [
  { table: 'website_analytics', condition: isOld },
  { table: 'website_analytics', condition: isOfOldBot },
  { table: 'ai_journey_analytics', condition: isOld },
  { table: 'ai_journey_analytics', condition: isOfOldBot },
  { table: 'user_sessions', condition: isSessionOver },
  { table: 'write_limits', condition: 'kept.expire < extract(epoch from $1::timestamptz) * 1000' },
];
