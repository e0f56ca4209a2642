import type { Sql } from 'postgres';
import { endWhenLost, onlyRow, withClient } from './connect';
import { deleteFound, type PersonalRows } from './erase';
import { withMaintenanceLock } from './queries/maintenance';
import type { SampleKind } from './schema/marked-ids';

/** A sample before it is stored. */
export type SampleMark = { id: string; kind: SampleKind; arrivedAt: Date };

/** Tables whose rows belong either to somebody or to a sample, with the id that tells which. */
const ownIds = { user_sessions: 'session_id', ai_assessments: 'id', career_applications: 'id' };

const askOnce = <Row extends object>(url: string, question: string): Promise<Row[]> =>
  withClient(url, async (sql) => [...(await sql.unsafe<Row[]>(question))]);

const othersSql = Object.entries(ownIds).map(
  ([table, id]) => `(select 1 from ${table} as kept
    where not exists (select from sample_ids where sample_ids.id = kept.${id}) limit 1)`,
);

/**
 * Whether a database holds a visit, an assessment or an application that is not a sample.
 * @throws {Error} with a `code` when the database cannot be reached or refuses
 */
export async function holdsOthers(url: string): Promise<boolean> {
  return (await askOnce(url, othersSql.join(' union all '))).length > 0;
}

/**
 * How many samples there are.
 * @throws {Error} with a `code` when the database cannot be reached or refuses
 */
export async function countSamples(url: string): Promise<number> {
  const counted = await askOnce<{ samples: number }>(url, 'select count(*)::int as samples from sample_ids');
  return onlyRow(counted).samples;
}

/** Called before samples are stored, so that none can ever be there unmarked. Marking again changes nothing. */
export async function markSamples(sql: Sql, marks: readonly SampleMark[]): Promise<void> {
  const sent = marks.map(({ arrivedAt, ...mark }) => ({ ...mark, arrived_at: arrivedAt.toISOString() }));
  await sql.unsafe(
    `insert into sample_ids (id, kind, arrived_at)
     select id, kind, arrived_at from json_to_recordset($1::text::json) as sent(id uuid, kind text, arrived_at timestamptz)
     on conflict (id) do nothing`,
    [JSON.stringify(sent)],
  );
}

const marked = `mark.arrived_at >= $1::text::timestamptz and mark.arrived_at < $2::text::timestamptz`;

// Retention and sums take a row to be as old as its arrival, which the database's own clock writes.
const arrivalsSql = [
  ...Object.entries(ownIds).map(
    ([table, id]) => `update ${table} as stored set created_at = mark.arrived_at from sample_ids as mark
      where mark.id = stored.${id} and ${marked} and stored.created_at <> mark.arrived_at`,
  ),
  ...['website_analytics', 'ai_journey_analytics'].map(
    (table) => `update ${table} as stored set created_at = stored.occurred_at from sample_ids as mark
      where mark.id = stored.session_id and ${marked} and stored.created_at <> stored.occurred_at`,
  ),
];

/** Backdates what was just stored to when it pretends to have arrived. */
export async function dateArrivals(sql: Sql, { from, to }: { from: Date; to: Date }): Promise<void> {
  for (const text of arrivalsSql) await sql.unsafe(text, [from.toISOString(), to.toISOString()]);
}

async function deleteMarked(sql: Sql): Promise<PersonalRows['tables']> {
  await sql.unsafe(`begin; ${endWhenLost}`);
  const tables = await deleteFound(sql, 'select kind, id from sample_ids');
  const { count } = await sql.unsafe('delete from sample_ids');
  await sql.unsafe('commit');
  return [...tables, { table: 'sample_ids', rows: count }];
}

/**
 * Deletes exactly the samples and their marks, in one transaction. They are not remembered as erased, because they may
 * be made again.
 * @returns rows by table; undefined when another instance is making the sums by day at this moment
 * @throws {Error} with a `code` when the database cannot be reached, refuses, or goes away
 */
export const removeSamples = (url: string): Promise<PersonalRows['tables'] | undefined> =>
  withMaintenanceLock(url, deleteMarked);
