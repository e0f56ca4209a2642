import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { erasePerson } from '@/db/erase';
import { type Aged, countBefore, eraseBefore } from '@/db/erase-before';
import { insertApplication } from '@/db/queries/careers';
import { applicationDraft } from '../support/applications';
import { storeLead } from '../support/leads';
import { makeSums, reportedDay, storeReportedVisit } from '../support/reporting-rows';
import { siteDatabase } from '../support/site-database';
import { backendSubmission } from '../support/submissions';

const database = siteDatabase();
const sql = () => database.current.sql;

const today = new Date(Date.parse(reportedDay) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

beforeEach(async () => {
  await sql()`truncate ai_assessments, career_applications, lead_deliveries, bookings, purchases, refunds,
    user_sessions, website_analytics, ai_journey_analytics, erased_ids, sample_ids`;
});

const erase = (
  aged: Aged,
  onRows: (rows: number) => void = () => {},
  signal = new AbortController().signal,
) => eraseBefore(database.current.url, aged, { signal, onRows });

const storeApplication = (id: string) =>
  insertApplication({ id, sessionId: null, ...applicationDraft(), suspectedBot: false, botReasons: [] }, [
    'webhook',
    'email',
  ]);

/** @returns the id of an application, with its two deliveries, that arrived then */
async function applicationOf(arrived: string): Promise<string> {
  const id = uuidv7();
  await storeApplication(id);
  await sql()`update career_applications set created_at = ${arrived} where id = ${id}`;
  return id;
}

const idsIn = async (table: string) =>
  (await sql().unsafe<{ id: string }[]>(`select id from ${table} order by id`)).map(({ id }) => id);

const rowsOf = async (query: string) =>
  (await sql().unsafe<{ row: string }[]>(`select one::text as row from (${query}) as one order by 1`)).map(
    ({ row }) => row,
  );

it('counts the applications of before a day by position, and deletes these with their deliveries', async () => {
  await applicationOf('2023-03-02T12:00:00Z');
  const last = await applicationOf('2024-05-31T23:59:59.999Z');
  const first = await applicationOf('2024-06-01T00:00:00Z');
  const lead = await storeLead(['webhook']);
  const aged: Aged = { kind: 'applications', day: '2024-06-01' };
  const tables = [
    { table: 'lead_deliveries', rows: 4 },
    { table: 'career_applications', rows: 2 },
  ];

  expect(await countBefore(database.current.url, aged)).toEqual({
    sorts: [{ sort: 'sales-representative', rows: 2, first: '2023-03-02', last: '2024-05-31' }],
    tables,
  });
  expect(await idsIn('career_applications')).toHaveLength(3);

  const steps: number[] = [];
  expect(await erase(aged, (rows) => steps.push(rows))).toEqual(tables);
  expect(steps).toEqual([2]);
  expect(await idsIn('career_applications')).toEqual([first]);
  expect(await idsIn('ai_assessments')).toEqual([lead]);
  expect(await idsIn('lead_deliveries')).toHaveLength(3);

  await storeApplication(last);
  expect(await idsIn('career_applications')).toEqual([first]);
  expect(await countBefore(database.current.url, aged)).toEqual({
    sorts: [],
    tables: tables.map(({ table }) => ({ table, rows: 0 })),
  });
});

it('counts a day from its midnight in UTC, wherever the database is', async () => {
  await applicationOf('2024-05-31T23:30:00Z');
  const name = new URL(database.current.url).pathname.slice(1);
  await sql().unsafe(`alter database ${name} set timezone = 'Asia/Tokyo'`);
  onTestFinished(async () => void (await sql().unsafe(`alter database ${name} reset timezone`)));
  const { sorts } = await countBefore(database.current.url, { kind: 'applications', day: '2024-06-01' });
  expect(sorts).toMatchObject([{ rows: 1, first: '2024-05-31', last: '2024-05-31' }]);
});

const kept = {
  calls: 'select * from bookings',
  purchases: 'select * from purchases',
  visits: 'select * from user_sessions',
  events: 'select * from website_analytics',
  steps: 'select * from ai_journey_analytics',
  'what came of campaigns':
    'select day, source, campaign, sessions, bookings, canceled, purchases from reporting.funnel',
  'calls of a campaign': 'select booking_id, lead_id, session_id, campaign from reporting.bookings',
  'purchases of a campaign':
    'select purchase_id, lead_id, session_id, visit_day, campaign, kept from reporting.purchases',
  journeys: 'select * from reporting.journeys',
  questions: 'select * from reporting.questions',
};

it('deletes assessments, and leaves visits, calls, purchases and the sums by day as they were', async () => {
  const { lead } = await storeReportedVisit(sql());
  await makeSums(database.current.url);
  const stored = async () => {
    const rows: Record<string, string[]> = {};
    for (const [name, query] of Object.entries(kept)) rows[name] = await rowsOf(query);
    return rows;
  };
  const before = await stored();
  expect(Object.keys(before).filter((name) => before[name]?.length === 0)).toEqual([]);

  const erased = await erase({ kind: 'assessments', day: today });
  expect(erased).toMatchObject([{ table: 'lead_deliveries' }, { table: 'ai_assessments', rows: 2 }]);
  await makeSums(database.current.url);
  expect(await stored()).toEqual(before);
  expect(await rowsOf('select from reporting.leads')).toEqual([]);
  expect(await rowsOf('select assessments from reporting.daily where assessments > 0')).toEqual([]);

  // Whoever asks for the rest to be erased may have nothing but the number of the lead.
  const rest = await erasePerson(database.current.url, { assessmentId: lead }, { isFinal: false });
  const found = Object.fromEntries((rest?.tables ?? []).map(({ table, rows }) => [table, rows]));
  expect(found).toMatchObject({ user_sessions: 1, ai_assessments: 0 });
  expect(found.bookings).toBeGreaterThan(0);
  expect(found.purchases).toBeGreaterThan(0);
});

const many = () => sql()`
  insert into career_applications (id, created_at, first_name, last_name, phone_number, email, position, experiences,
    about_yourself, suspected_bot, bot_reasons)
  select gen_random_uuid(), '2024-01-01', 'Grace', 'Hopper', '1', 'grace@example.com', 'sales-representative', '[]',
    'x', false, '{}' from generate_series(1, 12000)`;

it('deletes many in batches, and nothing when it is interrupted between two of them', async () => {
  await many();
  const aged: Aged = { kind: 'applications', day: '2024-06-01' };
  const interrupt = new AbortController();
  expect(await erase(aged, () => interrupt.abort(), interrupt.signal)).toBe('interrupted');
  expect(await idsIn('career_applications')).toHaveLength(12_000);
  expect(await idsIn('erased_ids')).toEqual([]);

  const steps: number[] = [];
  await erase(aged, (rows) => steps.push(rows));
  expect(steps).toEqual([5000, 10_000, 12_000]);
  expect(await idsIn('career_applications')).toEqual([]);
  expect(await idsIn('erased_ids')).toHaveLength(12_000);
});

it('is done all the same where it was chosen to end a deadlock', async () => {
  await many();
  await sql().unsafe(`
    create sequence deadlocks;
    create function fail() returns trigger language plpgsql as 'begin
      if nextval(''deadlocks'') = 7000 then raise exception using errcode = ''40P01''; end if; return old; end';
    create trigger held before delete on career_applications for each row execute function fail()`);
  const erased = await erase({ kind: 'applications', day: '2024-06-01' });
  await sql().unsafe('drop function fail cascade; drop sequence deadlocks');
  expect(erased).toMatchObject([{ rows: 0 }, { rows: 12_000 }]);
  expect(await idsIn('career_applications')).toEqual([]);
});

it('does not remember samples, which may be made again', async () => {
  const submission = backendSubmission();
  await storeLead([], submission);
  await sql()`update ai_assessments set created_at = '2024-01-01'`;
  await sql()`insert into sample_ids (id, kind, arrived_at) values (${submission.id}, 'assessment', '2024-01-01')`;
  await erase({ kind: 'assessments', day: '2024-06-01' });
  expect(await idsIn('ai_assessments')).toEqual([]);
  await storeLead([], submission);
  expect(await idsIn('ai_assessments')).toEqual([submission.id]);
});
