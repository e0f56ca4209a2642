import postgres from 'postgres';
import { onShutdown } from '@/scripts/site/shutdown';
import { fillTables, openBenchDatabase } from './ingest';

/** With twenty events each, these are a million rows; one every five minutes makes half a year. */
const SESSIONS_A_MILLION = 50_000;
const APART_SECONDS = 300;

const MONTHS = 8;

/** The oldest month that is whole on every day: it began at most 154 days ago, and the events reach back 173. */
const OLD_MONTH = MONTHS - 5;

/** When a month begins in UTC, as a time without a zone. */
const monthStart = (index: number) =>
  `(date_trunc('month', now() at time zone 'UTC') - interval '${MONTHS - 1 - index} months')`;

const moment = (month: string) => `(${month} at time zone 'UTC')`;

/** The first moment of a month, as the smallest UUID v7 made in it. */
const firstId = (month: string) =>
  `(lpad(to_hex((extract(epoch from ${moment(month)}) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid`;

/** A way to store the events. `bound` is where a month begins, in terms of the column by which rows are partitioned. */
type Layout = { table: string; label: string; key?: { column: string; bound: (month: string) => string } };

export const layouts: Layout[] = [
  { table: 'events_plain', label: 'one table' },
  {
    table: 'events_by_day',
    label: 'months by occurred_on',
    key: { column: 'occurred_on', bound: (month) => `${month}::date` },
  },
  { table: 'events_by_id', label: 'months by id (UUID v7)', key: { column: 'id', bound: firstId } },
];

const monthNames = Array.from({ length: MONTHS }, (_, index) => `m${index}`);

/** The first partition is the oldest; rows that belong to none of them go to the default one. */
function partitionsSql({ table, key }: Layout): string {
  if (!key) return `alter table ${table} add primary key (session_id, id)`;
  const columns = [...new Set(['session_id', 'id', key.column])].join(', ');
  const parts = monthNames.map(
    (name, index) => `
      execute format('create table ${table}_${name} partition of ${table} for values from (%L) to (%L)',
        ${key.bound(monthStart(index))}, ${key.bound(monthStart(index + 1))});`,
  );
  return `alter table ${table} add primary key (${columns});
    do $$ begin ${parts.join('')} end $$;
    create table ${table}_other partition of ${table} default;`;
}

async function seconds(work: PromiseLike<unknown>): Promise<number> {
  const begun = performance.now();
  await work;
  return (performance.now() - begun) / 1000;
}

/** Removes the same month: by deleting rows in the single table, by dropping a partition in the others. */
function pruneSql({ table, key }: Layout): string {
  if (key)
    return `alter table ${table} detach partition ${table}_m${OLD_MONTH}; drop table ${table}_m${OLD_MONTH}`;
  const [first, end] = [OLD_MONTH, OLD_MONTH + 1].map((index) => moment(monthStart(index)));
  return `delete from ${table} where created_at >= ${first} and created_at < ${end}`;
}

/** The view of a visit's timeline, reading this layout. */
async function makeTimeline(sql: postgres.Sql, table: string): Promise<void> {
  const [row] = await sql.unsafe<{ definition: string }[]>(
    `select pg_get_viewdef('reporting.timeline') as definition`,
  );
  const definition = row?.definition.replaceAll('website_analytics', table);
  await sql.unsafe(`create view ${table}_timeline as ${definition}`);
}

export async function measureLayout(sql: postgres.Sql, layout: Layout, rows: number): Promise<string> {
  const { table, label, key } = layout;
  await sql.unsafe(`
    create table ${table} (like website_analytics including defaults including constraints)
    ${key ? `partition by range (${key.column})` : ''}`);
  await sql.unsafe(partitionsSql(layout));
  const filled = await seconds(
    sql.unsafe(`insert into ${table} select * from website_analytics order by created_at`),
  );
  await sql.unsafe(`vacuum (analyze) ${table}`);
  const counted = await seconds(
    sql.unsafe(`
      select occurred_on, event_type, count(*) from ${table}
      where occurred_on > current_date - 30 group by 1, 2`),
  );
  await makeTimeline(sql, table);
  const [first] = await sql.unsafe<{ id: string }[]>('select session_id as id from user_sessions limit 1');
  const visit = await seconds(
    sql.unsafe(`select * from ${table}_timeline where session_id = $1`, [first?.id ?? '']),
  );
  const pruned = await seconds(sql.unsafe(pruneSql(layout)));
  return [
    `  ${label.padEnd(26)}`,
    `${Math.round(rows / filled).toLocaleString('en')}`.padStart(10),
    `${Math.round(counted * 1000)} ms`.padStart(14),
    `${(visit * 1000).toFixed(1)} ms`.padStart(14),
    `${Math.round(pruned * 1000)} ms`.padStart(14),
  ].join('');
}

/** What monthly partitions of the events cost and gain, for so many million rows in a throwaway database. */
export async function benchPartitions(millions: number): Promise<void> {
  const sessions = SESSIONS_A_MILLION * millions;
  const { url } = await openBenchDatabase();
  // As a text: the driver leaves out a 0.
  const connection: Record<string, string> = { statement_timeout: '0' };
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection });
  onShutdown(() => sql.end({ timeout: 1 }));
  const count = await fillTables(sql, sessions, APART_SECONDS / millions);
  const [size] = await sql.unsafe<{ event: number; session: number }[]>(`
    select (pg_total_relation_size('website_analytics') / ${count})::int as event,
      (pg_total_relation_size('user_sessions') / ${sessions})::int as session`);
  console.log(`An event takes ${size?.event} bytes with its indexes, a session ${size?.session}.`);
  console.log(`${count.toLocaleString('en')} events of half a year, copied into each:\n`);
  console.log(`  ${''.padEnd(26)}    rows/s    30 days read   visit viewed  a month gone`);
  for (const layout of layouts) console.log(await measureLayout(sql, layout, count));
}
