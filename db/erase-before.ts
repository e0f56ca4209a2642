import type { Sql } from 'postgres';
import { endWhenLost, onlyRow, withClient } from './connect';
import { withMaintenanceLock } from './queries/maintenance';
import { retryDeadlock } from './run-query';

/** What people sent that no visit's age deletes: its table, how a delivery refers to it, and by what it is told apart. */
const agedTables = {
  applications: { table: 'career_applications', delivery: 'application_id', sort: 'position' },
  assessments: { table: 'ai_assessments', delivery: 'assessment_id', sort: 'assessment_type' },
} as const;

export type AgedKind = keyof typeof agedTables;

/** All of a kind that arrived before a day in UTC, such as `2024-05-31`, which is not among them. */
export type Aged = { kind: AgedKind; day: string };

const arrivedBefore = (value: string) => `created_at < ${value}::text::timestamp at time zone 'UTC'`;

const dayOf = (time: string) => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD')`;

/** Rows of one sort, a position or a type of assessment, with the first and the last day on which one arrived. */
type AgedSort = { sort: string; rows: number; first: string; last: string };

/** What would be deleted: whoever confirms it sees whether a position is among it that is still open. */
export type AgedRows = { sorts: AgedSort[]; tables: { table: string; rows: number }[] };

/**
 * Counts, and deletes nothing.
 * @throws {Error} with a `code` when the database cannot be reached or refuses
 */
export function countBefore(url: string, { kind, day }: Aged): Promise<AgedRows> {
  const { table, delivery, sort } = agedTables[kind];
  return withClient(url, async (sql) => {
    const sorts = await sql.unsafe<AgedSort[]>(
      `select ${sort} as sort, count(*)::int as rows, ${dayOf('min(created_at)')} as first, ${dayOf('max(created_at)')} as last
       from ${table} where ${arrivedBefore('$1')} group by 1 order by 1`,
      [day],
    );
    const told = await sql.unsafe<{ rows: number }[]>(
      `select count(*)::int as rows from lead_deliveries
       where ${delivery} in (select id from ${table} where ${arrivedBefore('$1')})`,
      [day],
    );
    const all = sorts.reduce((sum, { rows }) => sum + rows, 0);
    return { sorts: [...sorts], tables: tallyOf(table, all, onlyRow(told).rows) };
  });
}

const tallyOf = (table: string, rows: number, deliveries: number) => [
  { table: 'lead_deliveries', rows: deliveries },
  { table, rows },
];

/** How many rows a statement deletes at most: none takes long enough for a `statement_timeout`, and each is a step. */
const BATCH = 5000;

/**
 * One batch, in the order of ids. The ids are remembered as those of an erased person are, but for samples, which may
 * be made again.
 */
const batchSql = ({ table, delivery }: (typeof agedTables)[AgedKind]) => `
  with batch as (
    select id from ${table} where ${arrivedBefore('$1')} and id > $2::text::uuid order by id limit ${BATCH}
  ), told as (
    delete from lead_deliveries where ${delivery} in (select id from batch) returning 1
  ), gone as (
    delete from ${table} where id in (select id from batch) returning id
  ), marked as (
    insert into erased_ids (id) select id from gone where not exists (select from sample_ids where sample_ids.id = gone.id)
    on conflict do nothing
  )
  select (select count(*) from gone)::int as rows, (select count(*) from told)::int as deliveries,
    (select id::text from batch order by id desc limit 1) as last`;

type Batch = { rows: number; deliveries: number; last: string | null };

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** `onRows` is told after each batch how many rows of the kind are gone. */
type EraseListener = { signal: AbortSignal; onRows: (rows: number) => void };

/** `interrupted`: nothing was deleted. */
type Erasure = AgedRows['tables'] | 'interrupted';

/** All batches in one transaction: interrupted, as by whoever sees that the day is wrong, it has deleted nothing. */
async function deleteBefore(
  sql: Sql,
  { kind, day }: Aged,
  { signal, onRows }: EraseListener,
): Promise<Erasure> {
  // What a deadlock ended is still open when this is tried again.
  await sql.unsafe(`rollback; begin; ${endWhenLost}; set local lock_timeout = '10s'`);
  let [rows, deliveries] = [0, 0];
  for (let last: string | null = FIRST_ID; last !== null && !signal.aborted; ) {
    const gone: Batch = onlyRow(await sql.unsafe<Batch[]>(batchSql(agedTables[kind]), [day, last]));
    rows += gone.rows;
    deliveries += gone.deliveries;
    last = gone.last;
    if (last !== null) onRows(rows);
  }
  const isInterrupted = signal.aborted;
  await sql.unsafe(isInterrupted ? 'rollback' : 'commit');
  return isInterrupted ? 'interrupted' : tallyOf(agedTables[kind].table, rows, deliveries);
}

/**
 * Deletes what arrived before a day, with its deliveries, and remembers the ids: all of it or nothing. Visits go by
 * their own age, calls and purchases stay, and the sums by day are of neither (decision 0228).
 * @returns undefined when another instance is making the sums by day at this moment
 * @throws {Error} with a `code` when the database cannot be reached, refuses, or goes away
 */
export async function eraseBefore(
  url: string,
  aged: Aged,
  listener: EraseListener,
): Promise<Erasure | undefined> {
  if (listener.signal.aborted) return 'interrupted';
  return withMaintenanceLock(url, (sql) => retryDeadlock(() => deleteBefore(sql, aged, listener)));
}
