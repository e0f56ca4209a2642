import type postgres from 'postgres';
import { retentionMonths } from '@/content/analytics';
import { sitePaths } from '@/content/site-paths';
import { onlyRow, openTaskClient } from './connect';
import { recordRun } from './queries/maintenance';
import { retryDeadlock } from './run-query';
import { sqlLiteral } from './schema/checks';

/** Rows of one table that are kept no longer. In the condition `$1` is the current time, and `kept` a row. */
type RetentionRule = { table: string; condition: string };

/** Back to the same hour of UTC: elsewhere a month ago may be another day. */
const monthsAgo = (months: number) =>
  `(($1::timestamptz at time zone 'UTC') - interval '${months} months') at time zone 'UTC'`;

const visitsEnd = monthsAgo(retentionMonths.visits);
const botsEnd = monthsAgo(retentionMonths.bots);

const isOld = `kept.created_at < ${visitsEnd}`;

/** Calls and purchases with the visits they came from, as the views determine them. */
const sales = `(
  select coalesce(handed.session_id, lead.session_id) as session_id
  from (select session_id, assessment_id from bookings union all select session_id, assessment_id from purchases) as handed
    left join ai_assessments as lead on lead.id = handed.assessment_id)`;

/** Whoever books or buys is most likely a person, however the visit is marked, so it is kept as long as others. */
const isOldBot = (session: string) => `${session}.suspected_bot and ${session}.created_at < ${botsEnd}
  and not exists (select from ${sales} as sale where sale.session_id = ${session}.session_id)`;

/** What a suspected machine did is deleted with its session, however late it arrived. */
const isOfOldBot = `kept.created_at >= ${visitsEnd} and exists (
  select from user_sessions as session where session.session_id = kept.session_id and ${isOldBot('session')})`;

/** Sums by day that repeat a visit's words go with the last of its day: db/schema/reporting.ts (decision 0235). */
const isDayOver = `kept.day < ((${visitsEnd}) at time zone 'UTC')::date`;

/** So do those of an address that is no page of the site: a link made for one person may name them. */
const isOfNoPage = `${isDayOver} and kept.page <> all(array[${sitePaths.map(sqlLiteral).join(', ')}])`;

/** A batch can arrive a week after the first one of its visit, so the session stays until its last event is deleted. */
const hasYounger = (events: string) => `exists (
  select from ${events} as event where event.session_id = kept.session_id and event.created_at >= ${visitsEnd})`;

const isSessionOver = `(${isOldBot('kept')}
  or ${isOld} and not ${hasYounger('website_analytics')} and not ${hasYounger('ai_journey_analytics')})`;

/**
 * Everything that is deleted by age. Events come before their sessions, so that after an interruption the next run
 * still knows which events are a machine's. No row matches two conditions, so that rows can be counted beforehand.
 */
const retentionRules: RetentionRule[] = [
  { table: 'website_analytics', condition: isOld },
  { table: 'website_analytics', condition: isOfOldBot },
  { table: 'ai_journey_analytics', condition: isOld },
  { table: 'ai_journey_analytics', condition: isOfOldBot },
  { table: 'user_sessions', condition: isSessionOver },
  { table: 'daily_clicks', condition: isDayOver },
  { table: 'daily_errors', condition: isDayOver },
  { table: 'daily_pages', condition: isOfNoPage },
  { table: 'daily_vitals', condition: isOfNoPage },
  // None that waits: nobody was told of its lead, and nothing else would say so (decision 0238).
  { table: 'lead_deliveries', condition: `kept.settled_at < ${monthsAgo(retentionMonths.deliveries)}` },
  { table: 'erased_ids', condition: `kept.erased_at < ${visitsEnd}` },
  { table: 'address_salts', condition: `kept.day < ($1::timestamptz at time zone 'UTC')::date` },
  { table: 'write_limits', condition: 'kept.expire < extract(epoch from $1::timestamptz) * 1000' },
];

/**
 * Only its visit says of some leads that they are a machine's: one that still waited when that mark was deleted, or that
 * was given up and is revived, would be sent to people (decision 0262).
 */
const skipLeadsOfOldBots = `
  update lead_deliveries as delivery set state = 'skipped', last_failure = null, settled_at = $1::timestamptz
  where state in ('waiting', 'dead') and exists (
    select from user_sessions as session
    where session.suspected_bot and session.created_at < ${botsEnd} and session.session_id = coalesce(
      (select session_id from ai_assessments where id = delivery.assessment_id),
      (select session_id from career_applications where id = delivery.application_id)))`;

/** How many rows were deleted from a table, or would be. */
export type Pruned = { table: string; rows: number };

/** How many rows a statement deletes at most, so that visits stored meanwhile never wait long. */
const BATCH = 5000;

/** How many rows one search finds: many, because each search passes over the rows that are already deleted. */
const SEARCH = 50 * BATCH;

/** Rows carry the database's times: a machine of ours whose clock is ahead would otherwise delete rows too early. */
async function databaseNow(sql: postgres.Sql): Promise<Date> {
  const clock = await sql.unsafe<{ now: number }[]>(
    'select (extract(epoch from now()) * 1000)::float8 as now',
  );
  return new Date(onlyRow(clock).now);
}

/** How many rows have reached their age. Two conditions for the same table come one after the other. */
export async function* countExpired(url: string, at?: Date): AsyncGenerator<Pruned> {
  const sql = openTaskClient(url);
  try {
    const now = at ?? (await databaseNow(sql));
    for (const { table, condition } of retentionRules) {
      const counted = await sql.unsafe<{ rows: number }[]>(
        `select count(*)::int as rows from ${table} as kept where ${condition}`,
        [now.toISOString()],
      );
      yield { table, rows: onlyRow(counted).rows };
    }
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** How many rows have reached their age, of all tables together. */
export async function sumExpired(url: string): Promise<number> {
  let all = 0;
  for await (const { rows } of countExpired(url)) all += rows;
  return all;
}

/**
 * Skips the leads that only a mark among these rows holds back, deletes the rows that have reached their age, reports
 * each statement, and records when it was completed. It may be interrupted at any time and run by several at once: every
 * statement stands alone, and the statement that deletes a row checks its age again.
 * @param at the time to go by; by default the database's own
 * @throws {Error} with a `code` when the database cannot be reached, refuses, or goes away
 */
export async function* prune(url: string, at?: Date): AsyncGenerator<Pruned> {
  const sql = openTaskClient(url);
  const begun = performance.now();
  try {
    const now = at ?? (await databaseNow(sql));
    await retryDeadlock(() => sql.unsafe(skipLeadsOfOldBots, [now.toISOString()]));
    for (const rule of retentionRules) yield* pruneTable(sql, rule, now);
    await recordRun(sql, { kind: 'retention', seconds: (performance.now() - begun) / 1000 });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function* pruneTable(sql: postgres.Sql, rule: RetentionRule, now: Date) {
  for (let found = SEARCH; found === SEARCH; ) {
    const batches = await findBatches(sql, rule, now);
    found = batches.reduce((sum, { size }) => sum + size, 0);
    for (const { places } of batches) yield await deleteBatch(sql, rule, now, places);
  }
}

/** The places of rows that have reached their age, in the form that the deleting statement reads. */
const findBatches = (sql: postgres.Sql, { table, condition }: RetentionRule, now: Date) =>
  sql.unsafe<{ places: string; size: number }[]>(
    `select array_agg(place)::text as places, count(*)::int as size
     from (select kept.ctid as place, row_number() over () - 1 as number from ${table} as kept
           where ${condition} limit ${SEARCH}) as found
     group by number / ${BATCH} order by number / ${BATCH}`,
    [now.toISOString()],
  );

async function deleteBatch(
  sql: postgres.Sql,
  { table, condition }: RetentionRule,
  now: Date,
  places: string,
): Promise<Pruned> {
  // PostgreSQL goes through places in order, so two that delete the same rows wait for each other and cannot deadlock.
  const { count } = await retryDeadlock(() =>
    sql.unsafe(`delete from ${table} as kept where kept.ctid = any($2::text::tid[]) and (${condition})`, [
      now.toISOString(),
      places,
    ]),
  );
  return { table, rows: count };
}
