import type { Sql } from 'postgres';
import { endWhenLost, inUtc, onlyRow, withClient } from './connect';
import { evenedOut, idOfProvider, linksSql } from './person-links';
import { withMaintenanceLock } from './queries/maintenance';
import { isSummable, sumDaysAgain } from './reporting/rollups';
import { betweenWrites } from './table-locks';

/** How a person is found. */
export type ErasureKey =
  | { email: string }
  | { sessionId: string }
  | { assessmentId: string }
  | { bookingId: string }
  | { purchaseId: string };

const findPersonSql = (start: string) => `
  create temporary table person on commit drop as
  with recursive person (kind, id) as (
    ${start}
    union
    select next.kind, next.id from person cross join lateral (${linksSql}) as next (kind, id) where next.id is not null
  )
  select kind, id from person`;

/** Where to begin, and the value for `$1`. */
function startOf(key: ErasureKey): [sql: string, value: string] {
  if ('email' in key)
    return [
      `select 'application', id from career_applications where ${evenedOut('email')} = ${evenedOut('$1::text')}`,
      key.email,
    ];
  if ('sessionId' in key) return [`select 'session', $1::text::uuid`, key.sessionId];
  if ('assessmentId' in key) return [`select 'assessment', $1::text::uuid`, key.assessmentId];
  if ('bookingId' in key) return [`select 'booking', ${idOfProvider('$1::text')}`, key.bookingId];
  // The report names a payment that is on its way by its own id, as the provider's dashboard does.
  return [
    `select 'purchase', ${idOfProvider('checkout_id')} from purchases where $1::text in (checkout_id, payment_id)`,
    key.purchaseId,
  ];
}

const isOf = (kind: string) => `in (select id from person where kind = '${kind}')`;

/** A call or a purchase is of whoever was handed over with it; without that it is known by itself alone. */
const isHandedOver = (kind: string, key: string) =>
  `session_id ${isOf('session')} or assessment_id ${isOf('assessment')} or ${idOfProvider(key)} ${isOf(kind)}`;

const isBooked = isHandedOver('booking', 'invitee_id');
const isBought = isHandedOver('purchase', 'checkout_id');

type ErasedRows = { table: string; condition: string; providerKeys?: string[] };

/** Every table with rows of a person, in an order in which each can still be found when its turn comes. */
const erasedRows: ErasedRows[] = [
  {
    table: 'refunds',
    condition: `payment_id in (select payment_id from purchases where ${isBought})`,
    providerKeys: ['charge_id'],
  },
  { table: 'purchases', condition: isBought, providerKeys: ['checkout_id', 'payment_id'] },
  { table: 'bookings', condition: isBooked, providerKeys: ['invitee_id'] },
  {
    table: 'lead_deliveries',
    condition: `assessment_id ${isOf('assessment')} or application_id ${isOf('application')}`,
  },
  { table: 'website_analytics', condition: `session_id ${isOf('session')}` },
  {
    table: 'ai_journey_analytics',
    condition: `session_id ${isOf('session')} or journey_id ${isOf('journey')}`,
  },
  { table: 'ai_assessments', condition: `id ${isOf('assessment')}` },
  { table: 'career_applications', condition: `id ${isOf('application')}` },
  { table: 'user_sessions', condition: `session_id ${isOf('session')}` },
];

/**
 * Locked in the order in which one statement writes to them (`insertLead`): in another, whoever stores a lead and whoever
 * erases could each wait for the other.
 */
const inOrderOfWriting = [
  ...erasedRows.map(({ table }) => table).filter((table) => table !== 'lead_deliveries'),
  'lead_deliveries',
];

/** Each row of a person with the name of its table, visits first. */
const copySql = [...erasedRows].reverse().map(
  ({ table, condition }) => `
  select json_build_object('table', '${table}', 'row', row_to_json(one))::text as line
  from ${table} as one where ${condition} order by created_at`,
);

const namesSql = `
  select kind, name, email, (extract(epoch from at) * 1000)::float8 as at from (
    select 'assessment' as kind, name, null as email, pressed_at as at from ai_assessments where id ${isOf('assessment')}
    union all
    select 'application', first_name || ' ' || last_name, email, created_at from career_applications
    where id ${isOf('application')}) as named
  order by at`;

const daysSql = `
  select distinct to_char(day, 'YYYY-MM-DD') as day from (
    select occurred_at::date as day from website_analytics where session_id ${isOf('session')}
    union select occurred_at::date from ai_journey_analytics where session_id ${isOf('session')}
    union select started_at::date from user_sessions where session_id ${isOf('session')}
  ) as touched where ${isSummable('day')} order by 1`;

const markSql = [
  'insert into erased_ids (id) select id from person on conflict do nothing',
  ...erasedRows.flatMap(({ table, condition, providerKeys = [] }) =>
    providerKeys.map(
      (key) => `insert into erased_ids (id) select ${idOfProvider(key)} from ${table}
        where ${key} is not null and (${condition}) on conflict do nothing`,
    ),
  ),
].join(';\n');

const isThereSql = `select ${erasedRows
  .map(({ table, condition }) => `exists (select from ${table} where ${condition})`)
  .join(' or ')} as "isThere"`;

type PersonName = { kind: 'assessment' | 'application'; name: string; email: string | null; at: Date };

/** What belongs to a person: rows by table, and the names in them, for whoever confirms that it is the right person. */
export type PersonalRows = { tables: { table: string; rows: number }[]; names: PersonName[] };

async function findPerson(sql: Sql, key: ErasureKey): Promise<void> {
  const [start, value] = startOf(key);
  await sql.unsafe(findPersonSql(start), [value]);
}

async function countRows(sql: Sql, ofPerson: readonly ErasedRows[]): Promise<PersonalRows['tables']> {
  const tables: PersonalRows['tables'] = [];
  for (const { table, condition } of ofPerson) {
    const counted = await sql.unsafe<{ rows: number }[]>(
      `select count(*)::int as rows from ${table} where ${condition}`,
    );
    tables.push({ table, rows: onlyRow(counted).rows });
  }
  return tables;
}

async function describePerson(sql: Sql): Promise<PersonalRows> {
  const tables = await countRows(sql, erasedRows);
  const names = await sql.unsafe<(Omit<PersonName, 'at'> & { at: number })[]>(namesSql);
  return { tables, names: names.map(({ at, ...name }) => ({ ...name, at: new Date(at) })) };
}

/**
 * Holds up every writer for a moment, so that everything that was being written can be found, and whatever comes later
 * knows what not to store. The deletion itself takes longer, and nobody has to wait for it.
 * @returns whether there is anything: an id that is of no such row, as that of an application given for a visit's, is
 * not remembered, or what stands under it would not come back from a backup (decision 0270)
 */
async function markErased(sql: Sql, key: ErasureKey): Promise<boolean> {
  let isThere = false;
  await betweenWrites(sql, async () => {
    await sql.unsafe(`lock table ${inOrderOfWriting.join(', ')} in share row exclusive mode`);
    await findPerson(sql, key);
    isThere = onlyRow(await sql.unsafe<{ isThere: boolean }[]>(isThereSql)).isThere;
    if (isThere) await sql.unsafe(markSql);
    return true;
  });
  return isThere;
}

/** Deletes what belongs to `person`, and makes the sums by day again without it. @param sql in a transaction */
async function deleteRows(sql: Sql, ofPerson: readonly ErasedRows[] = erasedRows): Promise<void> {
  await sql.unsafe(inUtc);
  const days = await sql.unsafe<{ day: string }[]>(daysSql);
  for (const { table, condition } of ofPerson) await sql.unsafe(`delete from ${table} where ${condition}`);
  await sumDaysAgain(
    sql,
    days.map(({ day }) => day),
  );
}

/** In one transaction, together with the sums of the days on which the person was counted. */
async function deletePerson(sql: Sql, key: ErasureKey): Promise<PersonalRows> {
  await sql.unsafe(`begin; ${endWhenLost}`);
  await findPerson(sql, key);
  const found = await describePerson(sql);
  await deleteRows(sql);
  await sql.unsafe('commit');
  return found;
}

/** Deletes what belongs to whatever `find` puts into the table `person`. @param sql in a transaction @returns rows by table */
export async function deleteFound(
  sql: Sql,
  find: string,
  values: string[] = [],
  ofPerson: readonly ErasedRows[] = erasedRows,
): Promise<PersonalRows['tables']> {
  await sql.unsafe(`create temporary table person on commit drop as ${find}`, values);
  const tables = await countRows(sql, ofPerson);
  await deleteRows(sql, ofPerson);
  return tables;
}

async function look(sql: Sql, key: ErasureKey): Promise<PersonalRows> {
  await sql.unsafe('begin');
  await findPerson(sql, key);
  const found = await describePerson(sql);
  await sql.unsafe('rollback');
  return found;
}

/**
 * What belongs to a person; with `isFinal` it is deleted, and cannot be written again. The ids are remembered before it is
 * deleted, by another transaction: interrupted between them, all of it is still there, and nothing is added to it, until
 * this is run again.
 * @returns undefined when another instance is making the sums by day at this moment
 * @throws {Error} with a `code` when the database cannot be reached, refuses, or goes away
 */
export async function erasePerson(
  url: string,
  key: ErasureKey,
  { isFinal }: { isFinal: boolean },
): Promise<PersonalRows | undefined> {
  return withMaintenanceLock(url, async (sql) => {
    if (!isFinal) return look(sql, key);
    return (await markErased(sql, key)) ? deletePerson(sql, key) : { tables: [], names: [] };
  });
}

/**
 * Everything that is stored of a person, a line of JSON for each row: the copy that the privacy page promises.
 * @returns undefined when another instance is making the sums by day at this moment
 * @throws {Error} with a `code` when the database cannot be reached, refuses, or goes away
 */
export async function copyPerson(url: string, key: ErasureKey): Promise<string[] | undefined> {
  return withMaintenanceLock(url, async (sql) => {
    await sql.unsafe(`begin; ${inUtc}`);
    await findPerson(sql, key);
    const found: string[][] = [];
    for (const query of copySql) {
      const rows = await sql.unsafe<{ line: string }[]>(query);
      found.push(rows.map(({ line }) => line));
    }
    await sql.unsafe('rollback');
    return found.flat();
  });
}

/** An id that was erased, as it is remembered. */
export type ErasedId = { id: string; erased_at: string };

/** What a database remembers as erased; nothing if its tables are older than that. */
export async function readErasedIds(url: string): Promise<ErasedId[]> {
  return withClient(url, async (sql) => {
    const table = await sql.unsafe<{ name: string | null }[]>(
      `select to_regclass('erased_ids')::text as name`,
    );
    if (!onlyRow(table).name) return [];
    // As JSON, because another connection reads it: there a text of another `datestyle` may be another day.
    return [
      ...(await sql.unsafe<ErasedId[]>(
        `select id, to_json(erased_at) #>> '{}' as erased_at from erased_ids`,
      )),
    ];
  });
}

/** Remembers ids within the transaction of a restore, whose backup may be older than the erasures. */
export async function rememberErased(sql: Sql, erased: readonly ErasedId[]): Promise<void> {
  await sql.unsafe(
    `insert into public.erased_ids (id, erased_at)
     select id, erased_at from json_to_recordset($1::text::json) as sent(id uuid, erased_at timestamptz)
     on conflict do nothing`,
    [JSON.stringify(erased)],
  );
}

// It is not remembered which kind of row an id belonged to, so every kind is tried.
const erasedSql = `
  select kind, id from json_to_recordset($1::text::json) as sent(id uuid),
    (values ('session'), ('journey'), ('assessment'), ('application')) as one(kind)`;

// An assessment that was deleted by its age leaves its calls and purchases (decision 0228), and its id is remembered like
// a person's. Of a person, the ids of calls and purchases are remembered, too.
const erasedAgainRows = erasedRows.map(({ table, condition, providerKeys }) => ({
  table,
  condition:
    providerKeys?.map((key) => `${idOfProvider(key)} in (select id from person)`).join(' or ') ?? condition,
}));

/**
 * Deletes what has come back under ids that were erased, as an older backup brings it.
 * @param sql in a transaction beside which nobody else makes sums by day
 * @returns how many rows were deleted
 */
export async function eraseAgain(sql: Sql, erased: readonly ErasedId[]): Promise<number> {
  const tables = await deleteFound(sql, erasedSql, [JSON.stringify(erased)], erasedAgainRows);
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}
