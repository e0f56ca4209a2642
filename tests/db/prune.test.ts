import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { sitePaths } from '@/content/site-paths';
import { countExpired, type Pruned, prune } from '@/db/prune';
import { submitAssessment } from '@/lib/assessments/submit-assessment';
import { submitApplication } from '@/lib/careers/submit-application';
import { applicationDraft, applicationForm } from '../support/applications';
import { siteDatabase } from '../support/site-database';
import { storeVisit, visitTables } from '../support/stored-visits';
import { backendSubmission } from '../support/submissions';

const database = siteDatabase();
const sql = () => database.current.sql;

/** A day whose date the months before do not have: 13 months earlier is 30 April 2025, one is 30 April 2026. */
const now = new Date('2026-05-31T12:00:00Z');
const longAgo = '2025-01-01T00:00:00Z';

async function all(rows: AsyncGenerator<Pruned>): Promise<Pruned[]> {
  const list: Pruned[] = [];
  for await (const part of rows) list.push(part);
  return list;
}

/** Rows by table. */
function sumOf(parts: Pruned[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { table, rows } of parts) sums[table] = (sums[table] ?? 0) + rows;
  return sums;
}

const pruneNow = () => all(prune(database.current.url, now));
const countNow = async () => sumOf(await all(countExpired(database.current.url, now)));

async function rowsOf(id: string) {
  const [rows] = await sql()`
    select (select count(*)::int from user_sessions where session_id = ${id}) as sessions,
      (select count(*)::int from website_analytics where session_id = ${id}) as events,
      (select count(*)::int from ai_journey_analytics where session_id = ${id}) as steps`;
  return rows;
}

async function rowsLeft(): Promise<number> {
  const counts = await Promise.all(
    visitTables.map((table) => sql().unsafe(`select count(*)::int as n from ${table}`)),
  );
  return counts.reduce((sum, [row]) => sum + row?.n, 0);
}

beforeEach(() =>
  sql().unsafe(
    `truncate ${visitTables.join(', ')}, daily_clicks, daily_errors, daily_pages, daily_vitals, write_limits, address_salts, bookings, purchases, ai_assessments, lead_deliveries`,
  ),
);

it.each([
  ['a visit 13 months old stays', { at: '2025-04-30T12:00:00Z' }, true],
  ['an older one goes', { at: '2025-04-30T11:59:59.999Z' }, false],
  ["a suspected bot's, a month old, stays", { at: '2026-04-30T12:00:00Z', isBot: true }, true],
  ['an older one of a suspected bot goes', { at: '2026-04-30T11:59:59.999Z', isBot: true }, false],
  [
    'and what of it arrived later',
    { at: '2026-04-30T11:00:00Z', eventsAt: '2026-05-01T11:00:00Z', isBot: true },
    false,
  ],
])('%s', async (_name, visit, stays) => {
  const id = await storeVisit(sql(), { ...visit, events: 2, steps: 3 });
  await pruneNow();
  expect(await rowsOf(id)).toEqual(
    stays ? { sessions: 1, events: 2, steps: 3 } : { sessions: 0, events: 0, steps: 0 },
  );
});

it.each([
  ['events', { events: 1, steps: 0 }],
  ['steps', { events: 0, steps: 1 }],
])('keeps a session as long as %s of it stay', async (_name, parts) => {
  const id = await storeVisit(sql(), {
    at: '2025-04-30T11:00:00Z',
    eventsAt: '2025-04-30T13:00:00Z',
    ...parts,
  });
  expect(await countNow()).toMatchObject({ user_sessions: 0 });
  await pruneNow();
  expect(await rowsOf(id)).toEqual({ sessions: 1, ...parts });
});

type HandOff = { session_id?: string; assessment_id?: string };

const storeBooking = (handOff: HandOff) => sql()`
  insert into bookings ${sql()({
    ...handOff,
    invitee_id: uuidv7(),
    booked_at: longAgo,
    starts_at: longAgo,
    ends_at: longAgo,
    is_rescheduled: false,
  })}`;

const storePurchase = (handOff: HandOff) => sql()`
  insert into purchases ${sql()({
    ...handOff,
    checkout_id: uuidv7(),
    purchased_at: longAgo,
    state: 'paid',
    is_test: false,
  })}`;

async function storePurchaseOfAssessment({ session_id }: HandOff) {
  const submission = backendSubmission({}, { sessionId: session_id ?? null });
  await submitAssessment(submission);
  await storePurchase({ assessment_id: submission.id });
}

it.each([
  ['a call that was booked', storeBooking],
  ['a purchase', storePurchase],
  ['a purchase that names its assessment', storePurchaseOfAssessment],
])("a suspected bot's visit stays 13 months for %s", async (_name, storeSale) => {
  const young = await storeVisit(sql(), { at: '2025-04-30T12:00:00Z', isBot: true, steps: 1 });
  const old = await storeVisit(sql(), { at: '2025-04-30T11:59:59Z', isBot: true, steps: 1 });
  for (const session_id of [young, old]) await storeSale({ session_id });
  // Of a browser that hands nothing over.
  await storePurchase({});
  await storeVisit(sql(), { at: '2026-04-30T11:59:59Z', isBot: true, steps: 1 });
  expect(await countNow()).toMatchObject({
    website_analytics: 2,
    ai_journey_analytics: 2,
    user_sessions: 2,
  });
  await pruneNow();
  expect(await rowsOf(young)).toEqual({ sessions: 1, events: 1, steps: 1 });
  expect(await rowsOf(old)).toEqual({ sessions: 0, events: 0, steps: 0 });
  expect(await rowsLeft()).toBe(3);
});

it('counts beforehand exactly what goes, and deletes nothing by counting', async () => {
  await storeVisit(sql(), { at: longAgo, events: 3, steps: 2 });
  await storeVisit(sql(), { at: longAgo, events: 5, steps: 1, isBot: true });
  await storeVisit(sql(), { at: '2026-01-01T00:00:00Z', events: 7, steps: 4, isBot: true });
  await storeVisit(sql(), { at: now, events: 11, steps: 1 });
  const before = await rowsLeft();

  const counted = await countNow();
  expect(counted).toEqual({
    website_analytics: 15,
    ai_journey_analytics: 7,
    user_sessions: 3,
    daily_clicks: 0,
    daily_errors: 0,
    daily_pages: 0,
    daily_vitals: 0,
    lead_deliveries: 0,
    erased_ids: 0,
    address_salts: 0,
    write_limits: 0,
  });
  expect(await rowsLeft()).toBe(before);

  expect(sumOf(await pruneNow())).toEqual({
    website_analytics: 15,
    ai_journey_analytics: 7,
    user_sessions: 3,
  });
  expect(await countNow()).toEqual({
    website_analytics: 0,
    ai_journey_analytics: 0,
    user_sessions: 0,
    daily_clicks: 0,
    daily_errors: 0,
    daily_pages: 0,
    daily_vitals: 0,
    lead_deliveries: 0,
    erased_ids: 0,
    address_salts: 0,
    write_limits: 0,
  });
});

it('deletes at most 5,000 rows a statement', async () => {
  await sql().unsafe(`
    create table deletion (rows bigint);
    create function note_deletion() returns trigger language plpgsql as
      $$ begin insert into deletion select count(*) from gone; return null; end $$;
    create trigger note_deletion after delete on website_analytics referencing old table as gone
      for each statement execute function note_deletion()`);
  await storeVisit(sql(), { at: longAgo, events: 12_345 });
  const kept = await storeVisit(sql(), { at: now, events: 6000 });

  const parts = await pruneNow();

  const statements = await sql()`select rows::int from deletion order by rows desc`;
  expect(statements.map(({ rows }) => rows)).toEqual([5000, 5000, 2345]);
  expect(parts.filter(({ table }) => table === 'website_analytics').map(({ rows }) => rows)).toHaveLength(3);
  expect(await rowsOf(kept)).toMatchObject({ events: 6000 });
});

// A quarter of a million rows take long where much else is under way.
it('finds the next rows when one search has found its most', {
  tags: 'full',
  timeout: 1_800_000,
}, async () => {
  await storeVisit(sql(), { at: longAgo, events: 260_000 });
  expect(sumOf(await pruneNow())).toEqual({ website_analytics: 260_000, user_sessions: 1 });
});

it('runs twice at once without deadlock, and deletes each row once', async () => {
  await storeVisit(sql(), { at: longAgo, events: 40_000 });
  await storeVisit(sql(), { at: '2026-01-01T00:00:00Z', events: 20_000, steps: 9000, isBot: true });
  const both = await Promise.all([pruneNow(), pruneNow(), pruneNow()]);
  expect(sumOf(both.flat())).toEqual({
    website_analytics: 60_000,
    ai_journey_analytics: 9000,
    user_sessions: 2,
  });
  expect(await rowsLeft()).toBe(0);
});

it('can be left after any statement, and a later run does the rest', async () => {
  await storeVisit(sql(), { at: '2026-01-01T00:00:00Z', events: 12_000, isBot: true });
  for await (const part of prune(database.current.url, now)) {
    expect(part).toEqual({ table: 'website_analytics', rows: 5000 });
    break;
  }
  expect(await rowsLeft()).toBe(7001);
  await pruneNow();
  expect(await rowsLeft()).toBe(0);
});

it('goes by the clock of the database, not by that of a machine that runs ahead', async () => {
  const id = await storeVisit(sql(), { at: new Date() });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * 365 * 24 * 60 * 60 * 1000 });
  onTestFinished(() => void vi.useRealTimers());
  await all(prune(database.current.url));
  expect(await rowsOf(id)).toMatchObject({ sessions: 1, events: 1 });
});

it('knows the day from the month, however times are written there', async () => {
  const at = '2025-03-01T12:00:00Z';
  const kept = await storeVisit(sql(), { at });
  // Written in this style, another day reads as 1 December.
  await sql()`create function public.now() returns timestamptz language sql as
    $$ select timestamptz '2026-01-12T12:00:00Z' $$`;
  onTestFinished(async () => void (await sql()`drop function public.now()`));
  const address = `${database.current.url}?search_path=public,pg_catalog&DateStyle=SQL,DMY`;
  await all(prune(address));
  expect(await rowsOf(kept)).toMatchObject({ sessions: 1, events: 1 });
});

it('deletes no row whose age it has not looked at itself', async () => {
  const id = await storeVisit(sql(), { at: longAgo, events: 5001 });
  // Between the search and its second statement the rest becomes young.
  for await (const { rows } of prune(database.current.url, now)) {
    if (rows === 5000) await sql()`update website_analytics set created_at = ${now}`;
  }
  expect(await rowsOf(id)).toEqual({ sessions: 1, events: 1, steps: 0 });
});

it('takes expired limits along, and nothing that visitors sent themselves', async () => {
  await sql()`insert into erased_ids (id, erased_at)
    values (${uuidv7()}, '2025-04-30T11:59:59Z'), (${uuidv7()}, '2025-04-30T12:00:00Z')`;
  await sql()`insert into address_salts values ('2026-05-30', 'gone'), ('2026-05-31', 'of today')`;
  await sql()`insert into write_limits (key, points, expire)
    values ('old', 1, ${now.getTime() - 1}), ('current', 1, ${now.getTime() + 1000}), ('endless', 1, null)`;
  await submitAssessment(backendSubmission());
  await submitApplication(applicationForm(applicationDraft(), { subject: '' }), new Headers());
  for (const table of ['ai_assessments', 'career_applications']) {
    await sql().unsafe(`update ${table} set created_at = '${longAgo}'`);
  }
  expect(sumOf(await pruneNow())).toEqual({ erased_ids: 1, address_salts: 1, write_limits: 1 });
  for (const table of ['ai_assessments', 'career_applications', 'site_secrets']) {
    expect(await sql().unsafe(`select from ${table}`)).toHaveLength(1);
  }
});

it('takes along what sums by day repeat of single visits once those are gone, and no other sum', async () => {
  // The 30th is kept from its noon on, so its sums stay whole.
  const addressed = '/offer-for-ada-lovelace';
  for (const day of ['2025-04-29', '2025-04-30']) {
    await sql()`insert into daily_clicks values (${day}, '/', '', 'Book a Call', '/contact', 1, 1)`;
    await sql()`insert into daily_errors values
      (${day}, 'a', '/', 'TypeError', 'Gone', 1, 1, ${`${day}T09:41:07Z`}, ${`${day}T09:41:07Z`})`;
    for (const page of [...sitePaths, addressed]) {
      await sql()`insert into daily_pages values (${day}, ${page}, 7, 5, 5, 5, 60, 0, 0)`;
      await sql()`insert into daily_vitals values (${day}, ${page}, 'mobile', 'LCP', 160, 1)`;
    }
  }
  const gone = { daily_clicks: 1, daily_errors: 1, daily_pages: 1, daily_vitals: 1 };
  expect(await countNow()).toMatchObject(gone);
  expect(sumOf(await pruneNow())).toEqual(gone);
  for (const table of ['daily_clicks', 'daily_errors'])
    expect(await sql().unsafe(`select day::text from ${table}`)).toEqual([{ day: '2025-04-30' }]);
  for (const table of ['daily_pages', 'daily_vitals']) {
    const rows = sql().unsafe(`select day::text from ${table} where page = '${addressed}'`);
    expect(await rows).toEqual([{ day: '2025-04-30' }]);
    expect(await sql().unsafe(`select from ${table}`)).toHaveLength(2 * sitePaths.length + 1);
  }
});

it('forgets after a month that a lead was delivered or given up, and never one that waits', async () => {
  const submission = backendSubmission();
  await submitAssessment(submission);
  const ends = [
    { channel: 'webhook', state: 'delivered', settled: '2026-04-30T11:59:59Z', next: '2026-04-01T00:00:00Z' },
    { channel: 'email', state: 'dead', settled: '2026-04-30T12:00:00Z', next: '2026-04-01T00:00:00Z' },
  ];
  for (const { channel, state, settled, next } of ends) {
    await sql()`insert into lead_deliveries (channel, assessment_id, state, settled_at, next_attempt_at)
      values (${channel}, ${submission.id}, ${state}, ${settled}, ${next})`;
  }
  expect(sumOf(await pruneNow())).toEqual({ lead_deliveries: 1 });
  // As where cron has stopped: nobody was told, and `--since` does not reach that far back.
  await sql()`update lead_deliveries set state = 'waiting', settled_at = null, next_attempt_at = ${longAgo}`;
  expect(await countNow()).toMatchObject({ lead_deliveries: 0 });
  expect(sumOf(await pruneNow())).toEqual({});
  expect(await sql()`select channel, state from lead_deliveries`).toEqual([
    { channel: 'email', state: 'waiting' },
  ]);
  expect(await sql()`select from ai_assessments where id = ${submission.id}`).toHaveLength(1);
});
