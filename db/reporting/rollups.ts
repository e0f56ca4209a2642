import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Sql } from 'postgres';
import { retentionMonths } from '@/content/analytics';
import { inUtc, onlyRow, readInUtc } from '@/db/connect';
import { recordRun } from '@/db/queries/maintenance';
import { labelParts } from './labels';

/** Files of SQL, each with the tables of daily sums that it fills. */
const rollups: Record<string, string[]> = {
  daily_pages: ['daily_pages'],
  daily_clicks: ['daily_clicks'],
  daily_journeys: ['daily_journeys', 'daily_questions'],
  daily_refusals: ['daily_refusals'],
  daily_errors: ['daily_errors'],
  daily_vitals: ['daily_vitals'],
  daily_losses: ['daily_losses'],
};

export const rollupNames = Object.keys(rollups);

/** Read once, at the start: a running site keeps to its own tables when a new version's files are put in their place. */
const statements = rollupNames.map((name) =>
  readFileSync(fileURLToPath(new URL(`./rollups/${name}.sql`, import.meta.url)), 'utf8').replaceAll(
    /:(new_tab_note|label_letters)/g,
    (text, part: string) => labelParts[part] ?? text,
  ),
);

const definition = createHash('sha256').update(statements.join('\n')).digest('hex').slice(0, 16);

/** A batch that began before the last run may have been committed after it: this is longer than any statement may take. */
const OVERLAP = '5 minutes';

type LastRun = { seen_until: string };

/** Up to when these very statements last made the sums; undefined when all must be made again, as after a wrong clock. */
async function lastSeen(sql: Sql): Promise<string | undefined> {
  const [run] = await sql.unsafe<LastRun[]>(
    `select (seen_until - interval '${OVERLAP}')::text as seen_until from maintenance_runs
     where name = 'rollups' and definition = $1 and seen_until <= now()`,
    [definition],
  );
  return run?.seen_until;
}

/**
 * Whether all rows of a day are still there: once part of them is deleted, the sums stay as they are. Of a journey that
 * went on from an earlier day the beginning may be gone: a definition that has changed counts it on the later day then.
 */
export const isSummable = (day: string) =>
  `${day} > now() - interval '${retentionMonths.visits} months' + interval '9 days'`;

// Every batch updates its session, so the session tells which days may have changed: those of the visit, those on
// which its tab sent something after the visit's end, and the day on which a journey that continued in it began. Sums
// older than the rows they were made from stay as they are.
const touchedDaysSql = `
  with touched as (
    select session_id, started_at, least(started_at + total_duration_seconds * interval '1 second', updated_at) as ended_at
    from user_sessions where updated_at >= coalesce($1::text::timestamptz, '-infinity') and not suspected_bot
  ), touched_day as (
    select generate_series(started_at::date, ended_at::date, interval '1 day')::date as day from touched
    union
    select occurred_at::date from touched join website_analytics using (session_id)
    union
    select min(step.occurred_at)::date from ai_journey_analytics as step
    where step.created_at >= coalesce($1::text::timestamptz, '-infinity') - interval '32 days'
      and step.journey_id in (
        select journey_id from touched join ai_journey_analytics using (session_id))
    group by step.journey_id
  )
  select to_char(day, 'YYYY-MM-DD') as day from touched_day where ${isSummable('day')} order by 1`;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days summed in one statement. More would lock nothing, but there would be no sign of progress meanwhile. */
const MOST_DAYS = 7;

type Span = { from: string; to: string };

/** Sums consecutive days together. @param days `2026-05-31`, in order */
export function spansOf(days: string[]): Span[] {
  const spans: Span[] = [];
  for (const day of days) {
    const last = spans.at(-1);
    const follows = last && Date.parse(day) - Date.parse(last.to) === DAY_MS;
    if (follows && Date.parse(day) - Date.parse(last.from) < MOST_DAYS * DAY_MS) last.to = day;
    else spans.push({ from: day, to: day });
  }
  return spans;
}

/** One round trip and therefore one transaction, in UTC: whoever reads meanwhile sees the old sums. */
function replaceSql({ from, to }: Span): string {
  const dates = { from: `'${from}'`, to: `'${to}'` };
  const emptied = Object.values(rollups)
    .flat()
    .map((table) => `delete from ${table} where day between ${dates.from} and ${dates.to};`);
  const filled = statements.map((text) => text.replaceAll(':from', dates.from).replaceAll(':to', dates.to));
  return [`${inUtc};`, ...emptied, ...filled].join('\n');
}

/** Makes the sums of some days again from the rows that are there now. @param sql under the maintenance lock */
export async function sumDaysAgain(sql: Sql, days: string[]): Promise<void> {
  for (const span of spansOf(days)) await sql.unsafe(replaceSql(span));
}

/** The days that have to be summed, and until when what arrived is seen. @param sql in a transaction in UTC */
async function findTouchedDays(sql: Sql): Promise<{ seenUntil: string; days: string[] }> {
  const { now: seenUntil } = onlyRow(await sql.unsafe<{ now: string }[]>('select now()::text as now'));
  const found = await sql.unsafe<{ day: string }[]>(touchedDaysSql, [(await lastSeen(sql)) ?? null]);
  return { seenUntil, days: found.map(({ day }) => day) };
}

/** How far a refresh has come, in days. */
export type RollupProgress = { done: number; of: number };

/**
 * Makes the sums of the days on which something arrived since the last time, or of all days if the statements that
 * make them have changed. May run as often as one likes, but two runs on the same day at once would fail.
 * @param sql under the maintenance lock
 */
export async function refreshRollups(
  sql: Sql,
  { onProgress, signal }: { onProgress?: (progress: RollupProgress) => void; signal?: AbortSignal } = {},
): Promise<void> {
  const begun = performance.now();
  const { seenUntil, days } = await readInUtc(sql, () => findTouchedDays(sql));
  const spans = spansOf(days);
  for (const [index, span] of spans.entries()) {
    signal?.throwIfAborted();
    await sql.unsafe(replaceSql(span));
    onProgress?.({ done: index + 1, of: spans.length });
  }
  const seconds = (performance.now() - begun) / 1000;
  await recordRun(sql, { kind: 'rollups', seconds, seenUntil, definition });
}
