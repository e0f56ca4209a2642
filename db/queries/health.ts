import 'server-only';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { hasFailedWrite } from '@/db/outage';
import { type QueryResult, runQuery } from '@/db/run-query';
import { aiJourneyAnalytics, userSessions, websiteAnalytics } from '@/db/schema/analytics';
import { aiAssessments } from '@/db/schema/assessments';
import { careerApplications } from '@/db/schema/careers';
import { writeLimits } from '@/db/schema/http';
import { leadDeliveries } from '@/db/schema/leads';
import { erasedIds } from '@/db/schema/marked-ids';
import { answerWithin } from './http';

export { databaseUse } from '@/db/client';
export { lastStoredWrite } from '@/db/outage';

/** A health check must answer sooner than a write may take. */
const HEALTH_PATIENCE_MS = 1000;

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
  [leadDeliveries, written],
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
