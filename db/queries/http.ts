import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { hasFailedWrite } from '@/db/outage';
import { type QueryResult, runQuery } from '@/db/run-query';
import { aiJourneyAnalytics, userSessions, websiteAnalytics } from '@/db/schema/analytics';
import { aiAssessments } from '@/db/schema/assessments';
import { careerApplications } from '@/db/schema/careers';
import { siteSecrets as table, writeLimits } from '@/db/schema/http';
import { leadDeliveries } from '@/db/schema/leads';
import { erasedIds } from '@/db/schema/marked-ids';

/** The result of a query, if it comes within so many milliseconds. It runs on to its own deadline, which heals the pool. */
const answerWithin = <Answer>(milliseconds: number, query: Promise<Answer>) =>
  Promise.race([query, sleep(milliseconds, undefined, { ref: false })]);

/** Milliseconds. Nobody waits longer for a limit, a salt or a secret; the database is asked again the next time. */
const PATIENCE_MS = 250;

/** The result of a query if it comes before a visitor would notice the wait. */
export const withShortDeadline = <Answer>(query: Promise<Answer>) => answerWithin(PATIENCE_MS, query);

/**
 * The secret of this name; the candidate becomes it if there is none yet. When several instances ask at once, all of
 * them get the one that was stored first.
 */
export async function keepSecret(name: string, candidate: string): Promise<QueryResult<string>> {
  const result = await runQuery(
    (db) =>
      db
        .insert(table)
        .values({ name, value: candidate })
        // Changes nothing, but makes the statement return the existing row.
        .onConflictDoUpdate({ target: table.name, set: { name: sql`excluded.name` } })
        .returning({ value: table.value }),
    'secrets',
  );
  return result.ok ? { ok: true, value: result.value[0]?.value ?? candidate } : result;
}

const keepSaltSql = `
  with past_salt as (delete from address_salts where day < $1::date),
    past_code as (delete from write_limits where expire < $3)
  insert into address_salts (day, salt) values ($1::date, $2)
  on conflict (day) do update set day = excluded.day
  returning salt`;

/**
 * The salt of this day; the candidate becomes it if there is none yet. Salts of earlier days are deleted, and with
 * them the codes that are of no use any more.
 * @param day `2026-05-31`
 */
export async function keepSalt(day: string, candidate: string): Promise<QueryResult<string>> {
  const result = await runQuery(
    (_, client) => client.unsafe<{ salt: string }[]>(keepSaltSql, [day, candidate, Date.parse(day)]),
    'salts',
  );
  return result.ok ? { ok: true, value: result.value[0]?.salt ?? candidate } : result;
}

type LimiterRow = Record<string, unknown>;
type LimiterParameter = string | number | null;

/** Runs a statement of the rate limiter's library, which has its own SQL for the table `write_limits`. */
export function runLimiterStatement(
  text: string,
  values: LimiterParameter[],
): Promise<QueryResult<LimiterRow[]>> {
  return runQuery(async (_, client) => [...(await client.unsafe<LimiterRow[]>(text, values))], 'limits');
}

/** A health check must answer sooner than a write may take. */
const HEALTH_PATIENCE_MS = 1000;

export { databaseUse } from '@/db/client';
export { lastStoredWrite } from '@/db/outage';

export type DatabaseState = 'up' | 'down' | 'unset';

/** What a query says about the database, within a second; a query that returns `false` found it to be of no use. */
async function stateBy(query: Promise<QueryResult<unknown>>): Promise<DatabaseState> {
  const result = await answerWithin(HEALTH_PATIENCE_MS, query);
  if (result?.ok) return result.value === false ? 'down' : 'up';
  return result?.reason === 'unset' ? 'unset' : 'down';
}

/** Whether the database answers. */
export const pingDatabase = (): Promise<DatabaseState> =>
  stateBy(runQuery((db) => db.execute(sql`select 1`), 'look'));

/** Milliseconds for which the last write counts: a process to which nothing is sent must be able to find out again. */
const LAST_WRITE_COUNTS_MS = 3000;

const written = ['select', 'insert', 'update'];

/** The rights of the statements that store what visitors send: without any one of them, such a statement stores nothing. */
const neededRights: [PgTable, string[]][] = [
  [userSessions, written],
  [websiteAnalytics, written],
  [aiJourneyAnalytics, ['select', 'insert']],
  [aiAssessments, written],
  [careerApplications, written],
  [leadDeliveries, ['insert']],
  [erasedIds, ['select']],
];

const rightRows = neededRights.flatMap(([table, rights]) =>
  rights.map((right) => sql`(${getTableName(table)}, ${right})`),
);

/** For a missing table the right is unknown, which counts as no. */
const mayStoreAll = sql<boolean>`(select bool_and(coalesce(has_table_privilege(to_regclass(name), needed), false))
  from (values ${sql.join(rightRows, sql`, `)}) as rights(name, needed))`;

/**
 * Whether the database stores what it is sent. While writes fail it does not; otherwise a write of our own tells,
 * together with the rights that storing what visitors send takes: a single one that is missing would otherwise be noticed
 * only while writes fail.
 */
export function probeWrites(): Promise<DatabaseState> {
  if (hasFailedWrite(LAST_WRITE_COUNTS_MS)) return Promise.resolve('down');
  const row = { key: 'probe', points: 0, expire: Date.now() };
  return stateBy(
    runQuery(async (db) => {
      const [probe] = await db
        .insert(writeLimits)
        .values(row)
        .onConflictDoUpdate({ target: writeLimits.key, set: { expire: row.expire } })
        .returning({ mayStoreAll });
      return probe?.mayStoreAll ?? false;
    }, 'probe'),
  );
}
