import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, it, vi } from 'vitest';
import { copyPerson, type ErasureKey, erasePerson, readErasedIds } from '@/db/erase';
import { insertApplication } from '@/db/queries/careers';
import { storeBooking, storePurchase, storeRefund } from '@/db/queries/sales';
import { viewNames } from '@/db/reporting/views';
import { recordVisits } from '@/lib/analytics/store-visits';
import { submitAssessment } from '@/lib/assessments/submit-assessment';
import { submitApplication } from '@/lib/careers/submit-application';
import { applicationDraft, applicationForm } from '../support/applications';
import { storeLead } from '../support/leads';
import {
  makeSums,
  reportedDay,
  storeEvents,
  storeReportedVisit,
  storeSteps,
} from '../support/reporting-rows';
import { siteDatabase } from '../support/site-database';
import { storeVisit } from '../support/stored-visits';
import { backendSubmission } from '../support/submissions';
import { batchOf, pageView, questionAnswer, visit, visitor } from '../support/visits';

const database = siteDatabase();
const sql = () => database.current.sql;

/** Tables in which no word is a visitor's. Another table has to have a row of the person below. */
const wordless = [
  'address_salts',
  'daily_journeys',
  'daily_losses',
  'daily_questions',
  'erased_ids',
  'maintenance_runs',
  'sample_ids',
  'site_secrets',
  'write_limits',
];

const MARKER = 'planted';

type Column = { table: string; column: string; type: 'text' | 'jsonb' | 'ARRAY' };

const tableNames = async () => {
  const rows = await sql()<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
  return rows.map(({ name }) => name);
};

/** What happened, in our words: a row without it is one of no kind, which no view tells of. */
const kinds = ['event_type', 'action_taken'];

/** Every column of the database that holds words. */
const wordColumns = () => sql()<Column[]>`
  select table_name as table, column_name as column, data_type as type from information_schema.columns
  where table_schema = 'public' and table_name <> all(${wordless}) and column_name <> all(${kinds})
    and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')`;

const withMarker = {
  text: (column: string) => `concat(${column}, '${MARKER}')`,
  jsonb: (column: string) =>
    `case jsonb_typeof(${column}) when 'array' then ${column} || '["${MARKER}"]'
      else coalesce(${column}, '{}') || '{"${MARKER}": "${MARKER}"}' end`,
  ARRAY: (column: string) => `array_append(${column}, '${MARKER}')`,
};

const CHECK_VIOLATION = '23514';

/** Writes a marker into every word there is, but for those that a check holds to a list. */
async function plantMarkers(): Promise<void> {
  for (const { table, column, type } of await wordColumns()) {
    await sql()
      .unsafe(`update ${table} set "${column}" = ${withMarker[type](`"${column}"`)}`)
      .catch((error) => {
        if (error.code !== CHECK_VIOLATION) throw error;
      });
  }
}

const rowsOf = async (table: string) => {
  const rows = await sql().unsafe<{ row: string }[]>(
    `select one::text as row from ${table} as one order by 1`,
  );
  return rows.map(({ row }) => row);
};

async function withMarkers(tables: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) if ((await rowsOf(table)).join().includes(MARKER)) found.push(table);
  return found;
}

/** The only person in the database, with a marker in every word, on the way to staff. */
async function storeMarkedPerson(who = { isBot: false }) {
  const { session, lead } = await storeReportedVisit(sql(), who);
  await sql()`update career_applications set email = 'Marked@example.com'`;
  await sql()`insert into lead_deliveries (channel, assessment_id, last_failure) values ('webhook', ${lead}, 'HTTP_503')`;
  await plantMarkers();
  return { session, lead };
}

beforeEach(async () => {
  const tables = (await tableNames()).filter((name) => name !== 'site_secrets');
  await sql().unsafe(`truncate ${tables.join(', ')}`);
});

const keys: [string, (person: { session: string; lead: string }) => ErasureKey][] = [
  ['e-mail address', () => ({ email: `marked@EXAMPLE.com${MARKER}` })],
  ['visit', ({ session }) => ({ sessionId: session })],
  ['assessment', ({ lead }) => ({ assessmentId: lead })],
];

it.each(keys)(
  'finds everything of a person by %s, in every table, and leaves everybody else',
  async (_, keyOf) => {
    const person = await storeMarkedPerson();
    const tables = await tableNames();
    const before = new Map<string, Set<string>>();
    for (const table of tables) before.set(table, new Set(await rowsOf(table)));
    await storeReportedVisit(sql());
    const ofOthers = new Map<string, string[]>();
    for (const table of tables) {
      ofOthers.set(
        table,
        (await rowsOf(table)).filter((row) => !before.get(table)?.has(row)),
      );
    }
    await makeSums(database.current.url);
    const views = viewNames.map((name) => `reporting.${name}`);
    const marked = await withMarkers(tables);
    expect(tables.filter((name) => !marked.includes(name))).toEqual(wordless);
    expect((await withMarkers(views)).length).toBeGreaterThan(15);

    const seen = await erasePerson(database.current.url, keyOf(person), { isFinal: false });
    expect(await withMarkers(tables)).toEqual(marked);
    const gone = await erasePerson(database.current.url, keyOf(person), { isFinal: true });
    expect(gone).toEqual(seen);
    expect(gone?.names.map(({ kind }) => kind).sort()).toEqual(['application', 'assessment', 'assessment']);
    expect(gone?.tables.filter(({ rows }) => rows === 0)).toEqual([]);

    expect(await withMarkers([...tables, ...views])).toEqual([]);
    for (const table of marked.filter((name) => !name.startsWith('daily_'))) {
      expect(await rowsOf(table)).toEqual(ofOthers.get(table));
    }
    const [sums] = await sql()`select sum(views)::int as views from daily_pages`;
    expect(sums).toEqual({ views: 2 });
  },
);

it.each([
  ['\u202agrace@example.com\u202c', 'grace@example.com'],
  ['jose\u0301@example.com', 'josé@example.com'],
  ['hopper@example.com,', 'Hopper@example.com'],
  ['JÜRGEN@example.com', '\u200ejürgen@example.com '],
])('finds an address however it was typed, in older rows too: %j', async (typed, asked) => {
  const sessionId = uuidv7();
  for (const [email, session] of [
    [typed, null],
    [asked, sessionId],
  ] as const) {
    const application = { ...applicationDraft({ email }), suspectedBot: false, botReasons: [] };
    await insertApplication({ id: uuidv7(), sessionId: session, ...application }, []);
  }
  for (const key of [{ email: typed }, { email: asked }, { sessionId }]) {
    const found = await erasePerson(database.current.url, key, { isFinal: false });
    expect(found?.names).toHaveLength(2);
  }
});

const soldNow = { booked_at: new Date(), starts_at: new Date(), ends_at: new Date(), is_rescheduled: false };
const paidNow = { purchased_at: new Date(), state: 'paid', is_test: false };

/** Each way in which a single row says that a visit and an assessment are of one person. */
const joins: Record<string, (session_id: string, assessment_id: string) => PromiseLike<unknown>> = {
  user_sessions: (session, lead) =>
    sql()`update user_sessions set assessment_id = ${lead} where session_id = ${session}`,
  ai_journey_analytics: (session, lead) =>
    sql()`update ai_journey_analytics set assessment_id = ${lead} where session_id = ${session}`,
  ai_assessments: (session, lead) =>
    sql()`update ai_assessments set session_id = ${session} where id = ${lead}`,
  bookings: (session_id, assessment_id) =>
    sql()`insert into bookings ${sql()({ ...soldNow, invitee_id: uuidv7(), session_id, assessment_id })}`,
  purchases: (session_id, assessment_id) =>
    sql()`insert into purchases ${sql()({ ...paidNow, checkout_id: uuidv7(), session_id, assessment_id })}`,
};

async function rowsFound(key: ErasureKey) {
  const found = await erasePerson(database.current.url, key, { isFinal: false });
  return Object.fromEntries((found?.tables ?? []).map(({ table, rows }) => [table, rows]));
}

it.each(Object.entries(joins))(
  'a row of %s alone leads from a visit to an assessment, and back',
  async (_, join) => {
    const sessionId = await storeVisit(sql(), { at: new Date(), steps: 1 });
    const assessmentId = await storeLead([]);
    await join(sessionId, assessmentId);
    for (const key of [{ sessionId }, { assessmentId }]) {
      expect(await rowsFound(key)).toMatchObject({ user_sessions: 1, ai_assessments: 1 });
    }
  },
);

it('a journey alone leads from one of its visits to the other', async () => {
  const [one, other] = [
    await storeVisit(sql(), { at: new Date(), steps: 1 }),
    await storeVisit(sql(), { at: new Date(), steps: 1 }),
  ];
  await sql()`update ai_journey_analytics set journey_id = ${uuidv7()}`;
  for (const sessionId of [one, other])
    expect(await rowsFound({ sessionId })).toMatchObject({ user_sessions: 2 });
});

const call = {
  bookedAt: new Date(),
  startsAt: new Date(),
  endsAt: new Date(),
  isRescheduled: false,
};
const payment = { checkoutId: 'cs_alone', paymentId: 'pi_alone', state: 'paid' as const, isTest: false };

const storeAlone = async () => {
  await storeBooking({ ...call, inviteeId: 'moved', isRescheduled: true });
  await storeBooking({ ...call, inviteeId: 'now', replaces: 'moved' });
  await storeBooking({ ...call, inviteeId: 'of another' });
  await storePurchase({ ...payment, purchasedAt: new Date() });
  await storePurchase({ ...payment, checkoutId: 'of another', paymentId: null, purchasedAt: new Date() });
  await storeRefund({
    chargeId: 'ch',
    paymentId: 'pi_alone',
    amount: 1,
    currency: 'usd',
    refundedAt: new Date(),
  });
};

it.each<[key: ErasureKey, rows: object]>([
  [{ bookingId: 'now' }, { bookings: 2, purchases: 0 }],
  [{ bookingId: 'moved' }, { bookings: 2, purchases: 0 }],
  [{ purchaseId: 'cs_alone' }, { purchases: 1, refunds: 1, bookings: 0 }],
  [{ purchaseId: 'pi_alone' }, { purchases: 1, refunds: 1, bookings: 0 }],
])('finds what names no visit and no assessment by its own id, and it stays away: %j', async (key, rows) => {
  await storeAlone();
  expect(await rowsFound(key)).toMatchObject(rows);
  await erasePerson(database.current.url, key, { isFinal: true });
  // The provider repeats itself, as it does for days.
  await storeAlone();
  const left = await Promise.all(['bookings', 'purchases', 'refunds'].map(rowsOf));
  expect(left.map(({ length }) => length)).toEqual('bookingId' in key ? [1, 2, 1] : [3, 1, 0]);
});

it('finds what an assessment without a visit leads to, and the assessment by its call', async () => {
  const assessmentId = await storeLead([]);
  await storeBooking({ ...call, inviteeId: 'one', assessmentId });
  await storeBooking({ ...call, inviteeId: 'moved to', replaces: 'one' });
  await storePurchase({ ...payment, assessmentId, purchasedAt: new Date() });
  const all = { ai_assessments: 1, bookings: 2, purchases: 1 };
  for (const key of [{ assessmentId }, { bookingId: 'moved to' }, { purchaseId: 'cs_alone' }])
    expect(await rowsFound(key)).toMatchObject(all);
  expect(await erasePerson(database.current.url, { bookingId: 'nobody' }, { isFinal: true })).toMatchObject({
    tables: [],
  });
  expect(await readErasedIds(database.current.url)).toEqual([]);
});

it('makes the sums anew of each day on which a person began a visit, answered, or looked at a page', async () => {
  const day = 24 * 60 * 60;
  const began = new Date(Date.parse(`${reportedDay}T10:00:00Z`) - 2 * day * 1000);
  const sessionId = await storeVisit(sql(), { at: began, events: 0 });
  await sql()`update user_sessions set session_end = started_at`;
  await storeSteps(sql(), sessionId, uuidv7(), [{ seq: 1, at: -day, type: 'journey_start' }]);
  await storeEvents(sql(), sessionId, [{ seq: 2, at: 0, type: 'page_view', page: '/' }]);
  await makeSums(database.current.url);
  const summedDays = () => sql()`
    select day from daily_losses union select day from daily_journeys union select day from daily_pages`;
  expect(await summedDays()).toHaveLength(3);
  await erasePerson(database.current.url, { sessionId }, { isFinal: true });
  expect(await summedDays()).toHaveLength(0);
});

it('says when what it finds came, however a pooler has times written', async () => {
  const at = new Date('2026-01-12T10:00:00Z');
  const assessmentId = await storeLead([]);
  await sql()`update ai_assessments set pressed_at = ${at} where id = ${assessmentId}`;
  const address = `${database.current.url}?DateStyle=SQL,DMY`;
  const found = await erasePerson(address, { assessmentId }, { isFinal: true });
  expect(found?.names).toMatchObject([{ at }]);
  const remembered = (await readErasedIds(address)).find(({ id }) => id === assessmentId);
  const [stored] = await sql()`select erased_at from erased_ids where id = ${assessmentId}`;
  expect(new Date(remembered?.erased_at ?? '')).toEqual(stored?.erased_at);
});

it.each(keys)('finds a person who is marked as a machine by %s too', async (_, keyOf) => {
  const person = await storeMarkedPerson({ isBot: true });
  const { session } = await storeReportedVisit(sql(), { isBot: true });
  const marked = await sql()`select kind from reporting.bots where to_jsonb(bots)::text like '%planted%'`;
  expect(marked.map(({ kind }) => kind).sort()).toEqual(['application', 'assessment', 'assessment', 'visit']);
  const gone = await erasePerson(database.current.url, keyOf(person), { isFinal: true });
  expect(gone?.names.map(({ kind }) => kind).sort()).toEqual(['application', 'assessment', 'assessment']);
  expect(await withMarkers([...(await tableNames()), 'reporting.bots'])).toEqual([]);
  const left = await sql()`select distinct session_id from reporting.bots`;
  expect(left).toEqual([{ session_id: session }]);
});

it('an open tab cannot write it back, and hears that all is well', async () => {
  const started = visit({ events: [pageView()], journey: [questionAnswer()] });
  const journey = started.journey[0]?.journey ?? '';
  const submission = backendSubmission({}, { sessionId: started.id });
  const application = applicationForm(applicationDraft(), { id: uuidv7(), sessionId: started.id });
  const booking = {
    inviteeId: 'https://example.com/invitee',
    sessionId: started.id,
    assessmentId: submission.id,
    bookedAt: new Date(),
    startsAt: new Date(),
    endsAt: new Date(),
    isRescheduled: false,
  };
  const purchase = {
    checkoutId: 'cs_1',
    paymentId: 'pi_1',
    sessionId: started.id,
    state: 'paid' as const,
    purchasedAt: new Date(),
    isTest: false,
  };
  const refund = { chargeId: 'ch_1', paymentId: 'pi_1', amount: 1, currency: 'usd', refundedAt: new Date() };
  const sendAll = async () => {
    expect(await recordVisits(batchOf(started), visitor())).toMatchObject({ ok: true });
    expect(await submitAssessment(submission)).toMatchObject({ stored: 'stored' });
    expect(await submitApplication(application, new Headers())).toMatchObject({ status: 'submitted' });
    expect(await storeBooking(booking)).toMatchObject({ ok: true });
    expect(await storePurchase(purchase)).toMatchObject({ ok: true });
    expect(await storeRefund(refund)).toMatchObject({ ok: true });
  };
  await sendAll();
  const gone = await erasePerson(database.current.url, { sessionId: started.id }, { isFinal: true });
  expect(gone?.tables.reduce((sum, { rows }) => sum + rows, 0)).toBe(8);

  await sendAll();
  // Money is often given back where somebody asks to be erased: by another charge, or later than that.
  expect(await storeRefund({ ...refund, chargeId: 'ch_2' })).toMatchObject({ ok: true });
  const later = visit({ events: [pageView()], assessment: submission.id });
  const other = visit({
    events: [pageView()],
    journey: [
      questionAnswer({ journey, seq: 2 }),
      questionAnswer({ seq: 3 }),
      questionAnswer({ seq: 5, assessmentId: submission.id }),
    ],
  });
  await recordVisits(batchOf(later, other, started), visitor());
  const left = await sql()`select session_id from website_analytics
    union all select session_id from ai_journey_analytics union all select session_id from user_sessions
    union all select id from ai_assessments union all select id from career_applications
    union all select session_id from bookings union all select session_id from purchases`;
  expect(left.map((row) => row.session_id)).toEqual([other.id, other.id, other.id]);
  expect(await sql()`select from refunds`).toHaveLength(0);
});

it('keeps no lead waiting while it waits itself for a table of visits', async () => {
  const key = { sessionId: uuidv7() };
  const erasing = await sql().begin(async (holder) => {
    await holder`lock table website_analytics in row exclusive mode`;
    const erased = erasePerson(database.current.url, key, { isFinal: true });
    await vi.waitFor(
      async () =>
        expect(
          await sql()`select from pg_locks where relation = 'website_analytics'::regclass and not granted`,
        ).toHaveLength(1),
      60_000,
    );
    expect(await submitAssessment(backendSubmission())).toMatchObject({ stored: 'stored' });
    return { erased };
  });
  expect((await erasing.erased)?.names).toEqual([]);
});

it('keeps what an erased tab sends anew, without the visit', async () => {
  const started = visit({ events: [pageView()] });
  await recordVisits(batchOf(started), visitor());
  await erasePerson(database.current.url, { sessionId: started.id }, { isFinal: true });
  await submitApplication(
    applicationForm(applicationDraft(), { id: uuidv7(), sessionId: started.id }),
    new Headers(),
  );
  expect(await sql()`select session_id, position from career_applications`).toMatchObject([
    { session_id: null },
  ]);
});

it('lead_timeline tells of exactly the visits that are found by its assessment, whichever of them made it', async () => {
  const visits: string[] = [];
  for (let index = 0; index < 6; index += 1) visits.push(await storeVisit(sql(), { at: new Date() }));
  const [began = '', finished = '', back = '', again = '', applied = '', stranger = ''] = visits;
  const journey = uuidv7();
  await storeSteps(sql(), began, journey, [{ seq: 1, type: 'journey_start' }]);
  await storeSteps(sql(), finished, journey, [{ seq: 2, type: 'question_answer', question: 1 }]);
  const leadIn = (sessionId: string) => storeLead([], backendSubmission({}, { sessionId }));
  const [first, second] = [await leadIn(finished), await leadIn(back)];
  await leadIn(stranger);
  await sql()`update user_sessions set assessment_id = ${first} where session_id = ${back}`;
  await sql()`update user_sessions set assessment_id = ${second} where session_id = ${again}`;
  for (const sessionId of [again, applied]) {
    await sql()`
      insert into career_applications (id, session_id, first_name, last_name, phone_number, email, position, experiences,
        about_yourself, suspected_bot, bot_reasons)
      values (${uuidv7()}, ${sessionId}, 'Some', 'Body', '+1 555 0100', 'body@example.com', 'AI Engineer', '[]', 'About',
        false, '{}')`;
  }
  for (const assessmentId of [first, second]) {
    const lines = (await copyPerson(database.current.url, { assessmentId })) ?? [];
    const rows = lines.map((line) => JSON.parse(line));
    const found = rows.filter(({ table }) => table === 'user_sessions').map(({ row }) => row.session_id);
    expect(found.sort()).toEqual([began, finished, back, again, applied].sort());
    const told = await sql()`
      select distinct session_id from reporting.lead_timeline where lead_id = ${assessmentId}`;
    expect(told.map((row) => row.session_id).sort()).toEqual(found);
  }
});
