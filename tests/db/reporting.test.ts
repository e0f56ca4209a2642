import { v7 as uuidv7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { applicationTextNames, positions } from '@/content/careers';
import { withMaintenanceLock } from '@/db/queries/maintenance';
import { viewNames } from '@/db/reporting/views';
import { markSamples } from '@/db/samples';
import { careerApplications } from '@/db/schema/careers';
import { storeLead } from '../support/leads';
import { makeSums, reportedDay, storeReportedVisit, storeSteps } from '../support/reporting-rows';
import { siteDatabase } from '../support/site-database';
import { storeVisit } from '../support/stored-visits';
import { backendSubmission } from '../support/submissions';

const database = siteDatabase();
const sql = () => database.current.sql;

const rowsOf = (view: string) =>
  sql().unsafe(`
  select (to_jsonb(row) || '{"day": null}') as row from reporting.${view} as row order by row::text`);

/** What a view says, numbers as numbers, without the day they are all of. */
async function valuesOf(view: string): Promise<object[]> {
  return (await rowsOf(view)).map(({ row }) => row);
}

let lead = '';
let session = '';

beforeAll(async () => {
  ({ session, lead } = await storeReportedVisit(sql()));
  await makeSums(database.current.url);
});

const origin = { source: 'letter', medium: 'email', campaign: 'spring' };
const home = {
  page: '/',
  views: 1,
  sessions: 1,
  entries: 1,
  exits: 0,
  scrolled_views: 1,
  scroll_percent: 60,
};

const known: [view: (typeof viewNames)[number], rows: object[]][] = [
  ['sessions', [{ ...origin, page_views: 2, device: 'mobile', bounced: false, seconds: 60 }]],
  ['visit_origin', [origin]],
  ['daily', [{ sessions: 1, page_views: 2, bounces: 0, assessments: 2, not_understood: 1, applications: 1 }]],
  ['sources', [{ ...origin, sessions: 1, assessments: 2, recommendations: 1, applications: 1 }]],
  ['journeys', [{ assessment: 'backend', started: 2, answered: 2, completed: 1, completed_percent: 50 }]],
  [
    'questions',
    [
      { question: 1, started: 2, viewed: 1, answered: 2, left_here: 0, seconds_per_answer: 4 },
      { question: 2, started: 2, answered: 1, left_here: 1 },
      { question: 3, started: 2, answered: 1, left_here: 0 },
    ],
  ],
  ['recommendations', [{ service: 'AI Agents', recommendations: 1, contacts: 1, demos: 0 }]],
  ['rules', [{ rule: 'backend-default', is_default: true, service: 'AI Agents', recommendations: 1 }]],
  [
    'bookings',
    [
      { ...origin, name: 'Ada', recommendation: 'AI Agents', stands: true, canceled_by: null },
      { ...origin, stands: false, canceled_by: 'host' },
    ],
  ],
  [
    'purchases',
    [
      {
        ...origin,
        name: 'Ada',
        item: 'auto-vsl-generator',
        amount: 4900,
        refunded: 900,
        kept: 4000,
        visit_day: reportedDay,
      },
    ],
  ],
  [
    'pending_payments',
    [
      {
        ...origin,
        name: 'Ada',
        recommendation: 'AI Agents',
        item: 'auto-vsl-generator',
        amount: 4900,
        currency: 'usd',
        days: 1,
      },
    ],
  ],
  [
    'funnel',
    [
      {
        ...origin,
        sessions: 1,
        assessments: 2,
        recommendations: 1,
        bookings: 1,
        canceled: 1,
        purchases: 1,
      },
    ],
  ],
  ['not_understood', [{ text: 'operations', asked_back: 'Which one?' }]],
  ['applications', [{ ...origin, email: 'grace@example.com', first_name: 'Grace', corrected_at: null }]],
  ['refusals', [{ form: 'careers', field: 'email', fault: 'too_small', refusals: 1, sessions: 1 }]],
  ['errors', [{ page: '/contact', error_type: 'Error', message: 'Row 17 is gone', occurrences: 1 }]],
  ['events_lost', [{ sessions: 1, sessions_with_loss: 1, sent: 25, stored: 24, lost: 1 }]],
  ['bots', []],
];

it.each(known)('%s says what happened', async (view, rows) => {
  const values = await valuesOf(view);
  expect(values).toHaveLength(rows.length);
  expect(values).toEqual(expect.arrayContaining(rows.map((row) => expect.objectContaining(row))));
});

it.each(['pages', 'top_pages'])('%s tells how pages were read', async (view) => {
  const values = await valuesOf(view);
  expect(values).toContainEqual(expect.objectContaining({ ...home, seconds_per_view: 30 }));
  expect(values).toContainEqual(expect.objectContaining({ page: '/contact', entries: 0, exits: 1 }));
});

async function columnsOf(schema: string, table: string): Promise<string[]> {
  const rows = await sql()`
    select column_name from information_schema.columns where table_schema = ${schema} and table_name = ${table}`;
  return rows.map((row) => String(row.column_name));
}

it.each(['leads', 'not_understood'])('%s shows the answer to every question', async (view) => {
  const answers = (await columnsOf('public', 'ai_assessments')).filter((name) => /^q\d+_/.test(name));
  expect(answers.length).toBeGreaterThan(3);
  // The first is what the visitor wrote.
  const shown = answers.map((name) => (name === 'q1_typed' ? 'text' : name));
  expect(await columnsOf('reporting', view)).toEqual(expect.arrayContaining(shown));
});

it.each([
  ['applications', { phone_number: 'phone' }],
  ['bots', { phone_number: 'phone', first_name: 'name', last_name: 'name' }],
])('%s shows every text of the form', async (view, shownAs: Record<string, string>) => {
  const texts = applicationTextNames.map((name) => careerApplications[name].name);
  const shown = texts.map((name) => shownAs[name] ?? name);
  expect(await columnsOf('reporting', view)).toEqual(expect.arrayContaining(shown));
});

it('days are those of UTC, wherever they are asked for', async () => {
  const byDay = await sql()`
    select table_name as view from information_schema.columns
    where table_schema = 'reporting' and column_name = 'day' order by 1`;
  expect(byDay.length).toBeGreaterThan(10);
  const daysOf = (view: string) =>
    sql().begin(async (far) => {
      await far`set local time zone 'Pacific/Kiritimati'`;
      return far.unsafe(`select distinct day::text from reporting.${view}`);
    });
  for (const { view } of byDay) expect([view, await daysOf(view)]).toEqual([view, [{ day: reportedDay }]]);
});

it('the sums are of the day on which it happened', async () => {
  const days = await sql()`select distinct day::text from reporting.pages`;
  expect(days).toEqual([{ day: reportedDay }]);
});

it('presses have their page and their target', async () => {
  expect(await valuesOf('presses')).toContainEqual(
    expect.objectContaining({ page: '/', element: 'header-book-a-call', target: '/contact', clicks: 1 }),
  );
});

it('workflows are told that somebody went on to pay for', async () => {
  expect(await valuesOf('workflows')).toEqual([
    expect.objectContaining({ workflow: 'auto-vsl-generator', checkouts: 2, purchases: 1 }),
  ]);
});

it('vitals are right within 2.5 percent', async () => {
  const [vital] = await sql()<{ p75: number }[]>`
    select p75::float8 from reporting.vitals where page = '/' and device = 'mobile' and vital = 'LCP'`;
  expect(Math.abs((vital?.p75 ?? 0) / 2000 - 1)).toBeLessThan(0.025);
});

it('leads have their campaign and what they did next', async () => {
  const [row] = await sql()`select * from reporting.leads where lead_id = ${lead}`;
  expect(row).toMatchObject({ ...origin, name: 'Ada', recommendation: 'AI Agents', session_id: session });
  // Where they had been before the press is no step after it.
  const seconds = (moment: Date) => (moment.getTime() - Date.parse(`${reportedDay}T10:00:00Z`)) / 1000;
  expect([row?.contacted_at, row?.calendar_at, row?.checkout_at].map(seconds)).toEqual([23, 24, 25]);
  expect([row?.booked_at, row?.call_at, row?.purchased_at]).not.toContain(null);
  expect(row?.pressed_at < row?.arrived_at).toBe(true);
});

it('a calendar that was opened once is of the last press before it, in this visit or a later one', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const visit = await storeVisit(sql(), { at: minutesAgo(9) });
  const later = await storeVisit(sql(), { at: minutesAgo(3) });
  const leads: string[] = [];
  for (const minutes of [8, 5]) {
    const id = uuidv7({ msecs: minutesAgo(minutes).getTime() });
    leads.push(await storeLead([], backendSubmission({}, { id, sessionId: visit })));
  }
  await sql()`update user_sessions set assessment_id = ${leads[0] ?? null} where session_id = ${later}`;
  for (const [session, minutes] of [
    [visit, 4],
    [later, 2],
  ] as const) {
    await sql()`
      insert into website_analytics (session_id, id, occurred_at, occurred_on, sequence_number, event_type, page_url,
        page_title, element_id)
      values (${session}, ${uuidv7()}, ${minutesAgo(minutes)}, now(), 9, 'click', '/contact', 'Contact', 'contact-calendar')`;
  }
  const opened = async () => {
    const rows = await sql()`
      select calendar_at from reporting.leads where lead_id = any(${leads}) order by pressed_at`;
    return rows.map((row) => row.calendar_at && Math.round((Date.now() - row.calendar_at) / 60_000));
  };
  // The later visit hands over the first of them: another tab pressed again, and this one kept what it had.
  const handedOver = await opened();
  await sql()`update user_sessions set assessment_id = ${leads[1] ?? null} where session_id = ${later}`;
  const ofTheLast = await opened();
  for (const id of leads) await sql()`delete from ai_assessments where id = ${id}`;
  for (const id of [visit, later]) {
    await sql()`delete from website_analytics where session_id = ${id}`;
    await sql()`delete from user_sessions where session_id = ${id}`;
  }
  expect([handedOver, ofTheLast]).toEqual([
    [2, 4],
    [null, 4],
  ]);
});

it('a call that was moved is booked on the day on which it first was', async () => {
  const day = (name: string) => new Date(`2026-03-0${name}T10:00:00Z`);
  const rows = ['1', '4', '8'].map((name, index, all) => ({
    invitee_id: `moved ${name}`,
    replaces: index > 0 ? `moved ${all[index - 1]}` : null,
    booked_at: day(name),
    starts_at: day('9'),
    ends_at: day('9'),
    canceled_at: index < 2 ? day('8') : null,
    is_rescheduled: index < 2,
  }));
  await sql()`insert into bookings ${sql()(rows)}`;
  const told =
    await sql()`select booking_id, booked_at from reporting.bookings where booking_id like 'moved %'`;
  await sql()`delete from bookings where invitee_id like 'moved %'`;
  expect(told).toEqual([{ booking_id: 'moved 8', booked_at: day('1') }]);
});

// The provider tells of the new call and of the end of the old one in two events, which may be minutes or hours apart.
it('a call that was moved to an earlier hour stands once, before the provider says that the old one has ended', async () => {
  const visit = await storeVisit(sql(), { at: new Date('2026-02-03T08:00:00Z'), events: 0 });
  const lead = await storeLead([], backendSubmission({}, { sessionId: visit }));
  const at = (hour: string) => new Date(`2026-03-09T${hour}:00:00Z`);
  const call = (invitee: string, hour: string, replaces: string | null) => ({
    invitee_id: invitee,
    replaces,
    session_id: visit,
    assessment_id: lead,
    booked_at: at('08'),
    starts_at: at(hour),
    ends_at: at(hour),
    is_rescheduled: false,
  });
  const rows = [call('moved from', '15', null), call('moved to', '11', 'moved from')];
  await sql()`insert into bookings ${sql()(rows)}`;
  const told = async () => ({
    calls: await sql()`select booking_id, stands from reporting.bookings where session_id = ${visit}`,
    lead: await sql()`select call_at, canceled_at from reporting.leads where lead_id = ${lead}`,
    counted: await sql()`
      select sum(bookings)::int as bookings, sum(canceled)::int as canceled from reporting.funnel where day = '2026-02-03'`,
    story:
      await sql()`select detail from reporting.timeline where session_id = ${visit} and step = 'booking' order by detail`,
  });
  const between = await told();
  await sql()`update bookings set canceled_at = ${at('09')}, is_rescheduled = true where invitee_id = 'moved from'`;
  const after = await told();
  await sql()`delete from bookings where session_id = ${visit}`;
  await sql()`delete from ai_assessments where id = ${lead}`;
  await sql()`delete from user_sessions where session_id = ${visit}`;
  expect(between).toEqual(after);
  expect(between).toEqual({
    calls: [{ booking_id: 'moved to', stands: true }],
    lead: [{ call_at: at('11'), canceled_at: null }],
    counted: [{ bookings: 1, canceled: 0 }],
    story: [{ detail: 'moved' }, { detail: null }],
  });
});

it('no view but those of single payments tells of money, so that none can add up currencies', async () => {
  const told = await sql()`
    select distinct table_name as view from information_schema.columns
    where table_schema = 'reporting' and column_name in ('amount', 'refunded', 'kept') order by 1`;
  expect(told.map(({ view }) => view)).toEqual(['pending_payments', 'purchases']);
});

it('a payment waits for whole days of UTC, wherever it is asked for, and for none by a clock that is ahead', async () => {
  const rows = ["'2026-03-01T23:59:00Z'", "now() + interval '2 days'"];
  for (const [index, since] of rows.entries()) {
    await sql().unsafe(`
      insert into purchases (checkout_id, state, purchased_at, is_test) values ('waits ${index}', 'pending', ${since}, false)`);
  }
  const told = await sql().begin(async (far) => {
    await far`set local time zone 'Pacific/Kiritimati'`;
    return far`
      select days, (now() at time zone 'UTC')::date - '2026-03-01' as since from reporting.pending_payments
      where purchase_id like 'waits %' order by purchase_id`;
  });
  await sql()`delete from purchases where checkout_id like 'waits %'`;
  expect(told.map(({ days }) => days)).toEqual([told[0]?.since, 0]);
});

it('a lead who has booked two calls is called at the later one, unless that was canceled', async () => {
  const id = await storeLead([]);
  const call = (hour: string) => new Date(`2026-03-09T${hour}:00:00Z`);
  const rows = ['15', '11'].map((hour) => ({
    invitee_id: `at ${hour}`,
    assessment_id: id,
    booked_at: call('08'),
    starts_at: call(hour),
    ends_at: call(hour),
    is_rescheduled: false,
  }));
  await sql()`insert into bookings ${sql()(rows)}`;
  const told = async () =>
    (await sql()`select call_at, canceled_at from reporting.leads where lead_id = ${id}`)[0];
  const booked = await told();
  await sql()`update bookings set canceled_at = ${call('09')} where invitee_id = 'at 15'`;
  const canceled = await told();
  await sql()`delete from bookings where assessment_id = ${id}`;
  await sql()`delete from ai_assessments where id = ${id}`;
  expect([booked, canceled]).toEqual([
    { call_at: call('15'), canceled_at: null },
    { call_at: call('11'), canceled_at: null },
  ]);
});

it.each([
  ['show_now', 'skipped_wait'],
  ['contact', 'contacts'],
  ['see_demo', 'demos'],
])('a recommendation acted on by %s is counted under %s alone', async (action, counted) => {
  const id = await storeLead([]);
  await storeSteps(sql(), session, uuidv7(), [
    { seq: 90, type: 'recommendation_action', action, assessmentId: id },
  ]);
  const rows = await sql()`
    select skipped_wait::int, contacts::int, demos::int from reporting.recommendations
    where service = 'FULL Backend Optimization'`;
  await sql()`delete from ai_journey_analytics where assessment_id = ${id}`;
  await sql()`delete from ai_assessments where id = ${id}`;
  expect(rows).toEqual([{ skipped_wait: 0, contacts: 0, demos: 0, [counted]: 1 }]);
});

/** The story of the visit as staff read it: seconds since its start, step, page, what was pressed, answered or wrong. */
const story = [
  [1, 'page_view', '/', 'A page'],
  [2, 'scroll_depth', '/', '40 %'],
  [3, 'scroll_depth', '/', '60 %'],
  [4, 'click', '/', 'header-book-a-call → /contact'],
  [5, 'page_exit', '/', '30 s'],
  [6, 'page_view', '/contact', 'A page'],
  [7, 'click', '/contact', 'contact-calendar'],
  [8, 'web_vital', '/', 'LCP 2000'],
  [9, 'error', '/contact', 'Row 17 is gone'],
  [10, 'form_error', '/contact', 'email: too_small'],
  [11, 'click', '/workflows/auto-vsl-generator', 'page-buy-auto-vsl-generator'],
  [13, 'page_exit', '/contact', '10 s'],
  [14, 'journey_start', null, null],
  [15, 'question_answer', null, '1. operations'],
  [16, 'journey_abandon', null, '2. '],
  [17, 'journey_start', null, null],
  [18, 'question_view', null, '1. What is it about?'],
  [19, 'question_answer', null, '1. operations'],
  [20, 'question_answer', null, '2. $10K+'],
  [21, 'question_answer', null, '3. Integrate'],
  [22, 'journey_complete', null, 'AI Agents'],
  [22, 'assessment', null, 'Ada: operations → AI Agents'],
  [22, 'assessment', null, 'Ada: operations → asked back'],
  [23, 'recommendation_action', null, 'contact'],
  [24, 'click', '/contact', 'contact-calendar'],
  [25, 'click', '/workflows/auto-vsl-generator', 'page-buy-auto-vsl-generator'],
  [50, 'application', null, `Grace H: ${positions[0]}`],
  [100, 'booking', null, 'A first call'],
  [100, 'booking', null, 'A first call: canceled'],
  [100, 'booking', null, 'A first call: moved'],
  [300, 'purchase', null, 'auto-vsl-generator: failed'],
  [300, 'purchase', null, 'auto-vsl-generator: paid: a test'],
  [300, 'purchase', null, 'auto-vsl-generator: paid: given back in part'],
  [300, 'purchase', null, 'auto-vsl-generator: pending'],
  [300, 'purchase', null, 'auto-vsl-generator: pending: a test'],
];

/** The number of an event is that of its second, here; what is no event has none. */
const numberOf = ([second, step]: (typeof story)[number]) =>
  ['assessment', 'application', 'booking', 'purchase'].includes(String(step)) ? null : second;

it.each([
  ['timeline', 'session_id', () => session],
  ['lead_timeline', 'lead_id', () => lead],
])('%s tells a story in its order, and what each step was about', async (view, key, idOf) => {
  const rows = await sql().unsafe(
    `select session_id, extract(epoch from at - $2::text::timestamptz)::int as second, number, step, page, detail
     from reporting.${view} where ${key} = $1::text::uuid order by at, number nulls last, step, detail`,
    [idOf(), `${reportedDay}T10:00:00Z`],
  );
  expect(rows.map(({ second, step, page, detail }) => [second, step, page, detail])).toEqual(story);
  expect(rows.map(({ number }) => number)).toEqual(story.map(numberOf));
  expect(new Set(rows.map((row) => row.session_id))).toEqual(new Set([session]));
});

it('lead_timeline tells of a lead without a visit what was sent', async () => {
  const id = await storeLead([], backendSubmission({ name: 'Grace' }));
  const rows = await sql()`select * from reporting.lead_timeline where lead_id = ${id}`;
  await sql()`delete from ai_assessments where id = ${id}`;
  const detail = 'Grace: Our daily operations → FULL Backend Optimization';
  expect(rows).toMatchObject([{ session_id: null, step: 'assessment', detail }]);
});

it('freshness says when what was done for all came to its end, and what is in the sums', async () => {
  const retention = { name: 'retention', seconds: 2.5 };
  await sql()`
    insert into maintenance_runs (name, succeeded_at, seconds, seen_until)
    values ('retention', '2026-05-01T03:00:00Z', ${retention.seconds}, '2026-05-01T02:59:00Z')`;
  const rows = await sql()`select * from reporting.freshness order by name`;
  expect(rows).toEqual([
    {
      ...retention,
      succeeded_at: new Date('2026-05-01T03:00:00Z'),
      seen_until: new Date('2026-05-01T02:59:00Z'),
    },
    {
      name: 'rollups',
      seconds: expect.any(Number),
      succeeded_at: expect.any(Date),
      seen_until: expect.any(Date),
    },
  ]);
  const sums = rows[1];
  expect(sums?.seen_until <= sums?.succeeded_at).toBe(true);
  expect(Date.now() - sums?.succeeded_at).toBeLessThan(60_000);
  expect(sums?.seconds).toBeGreaterThan(0);
  expect(sums?.seconds).toBeLessThan(60);
});

it('samples says how many of each kind were made, and of which days', async () => {
  expect(await sql()`select from reporting.samples`).toHaveLength(0);
  const marks = [
    ['session', '2026-05-01T10:00:00Z'],
    ['session', '2026-05-03T10:00:00Z'],
    ['session', '2026-05-02T10:00:00Z'],
    ['application', '2026-05-02T12:00:00Z'],
  ] as const;
  await markSamples(
    sql(),
    marks.map(([kind, at]) => ({ id: uuidv7(), kind, arrivedAt: new Date(at) })),
  );
  expect(await sql()`select * from reporting.samples order by kind`).toEqual([
    { kind: 'application', samples: '1', first_at: new Date(marks[3][1]), last_at: new Date(marks[3][1]) },
    { kind: 'session', samples: '3', first_at: new Date(marks[0][1]), last_at: new Date(marks[1][1]) },
  ]);
});

describe('with suspected bots', () => {
  const about: readonly string[] = [
    'bots',
    'visit_origin',
    'timeline',
    'lead_timeline',
    'freshness',
    'samples',
  ];
  const sold: readonly string[] = ['bookings', 'purchases', 'pending_payments', 'funnel', 'workflows'];
  const others = viewNames.filter((name) => !about.includes(name) && !sold.includes(name));

  it('every other view says what it said without', async () => {
    const before = await Promise.all(others.map(rowsOf));
    await storeReportedVisit(sql(), { isBot: true });
    await makeSums(database.current.url);
    expect(await Promise.all(others.map(rowsOf))).toEqual(before);
  });

  it('their calls and purchases are there, marked, and counted without their visits', async () => {
    const marksOf = async (view: string) =>
      (await sql().unsafe(`select marked from reporting.${view} order by marked`)).map((row) => row.marked);
    expect(await marksOf('bookings')).toEqual([false, false, true, true]);
    expect(await marksOf('purchases')).toEqual([false, true]);
    expect(await marksOf('pending_payments')).toEqual([false, true]);
    const people = { ...origin, sessions: 1, assessments: 2, recommendations: 1 };
    const sales = { bookings: 2, canceled: 2, purchases: 2 };
    expect(await valuesOf('funnel')).toEqual([{ ...people, ...sales, day: null }]);
    expect(await valuesOf('workflows')).toMatchObject([{ checkouts: 2, purchases: 2 }]);
  });

  it('bots has what is needed to judge them, and to answer a person among them', async () => {
    const rows = await sql()`select * from reporting.bots order by kind, recommendation nulls last`;
    const [visit] = rows.slice(-1);
    const common = { session_id: visit?.id, reasons: ['no_origin'], is_sample: false };
    const nothing = {
      name: null,
      email: null,
      phone: null,
      text: null,
      recommendation: null,
      position: null,
      experiences: null,
      user_agent: null,
      page_views: null,
    };
    const at = (second: number) => new Date(Date.parse(`${reportedDay}T10:00:00Z`) + second * 1000);
    const sales = { booked_at: at(100), purchased_at: at(300) };
    const assessment = {
      ...nothing,
      ...common,
      ...sales,
      kind: 'assessment',
      at: at(22),
      name: 'Ada',
      text: 'operations',
    };
    expect(rows.map(({ id: _, ...row }) => row)).toEqual([
      {
        ...nothing,
        ...common,
        ...sales,
        kind: 'application',
        at: at(50),
        name: 'Grace H',
        email: 'grace@example.com',
        phone: '+1 555 0100',
        text: 'About',
        position: positions[0],
        experiences: [],
      },
      { ...assessment, recommendation: 'AI Agents' },
      assessment,
      { ...nothing, ...common, ...sales, kind: 'visit', at: at(0), user_agent: 'A browser', page_views: 2 },
    ]);
  });

  it('bots tells of the call and the purchase of an applicant who is marked in a visit that is not', async () => {
    const mark = (reasons: string[]) => sql()`
      update career_applications set suspected_bot = ${reasons.length > 0}, bot_reasons = ${reasons}
      where session_id = ${session}`;
    await mark(['too_fast']);
    const rows =
      await sql()`select kind, booked_at, purchased_at from reporting.bots where session_id = ${session}`;
    await mark([]);
    const at = (second: number) => new Date(Date.parse(`${reportedDay}T10:00:00Z`) + second * 1000);
    expect(rows).toEqual([{ kind: 'application', booked_at: at(100), purchased_at: at(300) }]);
  });

  it('what is not marked itself, though its visit is, is there and says so: nobody was told of it', async () => {
    const sessionId = await storeVisit(sql(), { at: new Date(), isBot: true });
    await storeLead([], backendSubmission({ name: 'Driven' }, { sessionId }));
    expect(await sql()`select name, marked from reporting.leads order by marked, name`).toEqual([
      { name: 'Ada', marked: false },
      { name: 'Ada', marked: false },
      { name: 'Driven', marked: true },
    ]);
    // A part of what became of visits it is not, as that visit is not counted.
    expect(
      await sql()`select (select sum(assessments)::int from reporting.daily) as daily,
        (select sum(assessments)::int from reporting.funnel) as funnel`,
    ).toEqual([{ daily: 3, funnel: 2 }]);
    expect(await sql()`select marked from reporting.applications`).toEqual([{ marked: false }]);
    await sql()`update career_applications set session_id = ${sessionId} where not suspected_bot`;
    expect(await sql()`select marked from reporting.applications`).toEqual([{ marked: true }]);
  });
});

describe('the sums by day', () => {
  const views = async () => {
    const [row] = await sql()<{ views: number }[]>`
      select sum(views)::int as views from reporting.pages where day = ${reportedDay}`;
    return row?.views;
  };

  it('count what arrives later, once, on its own day', async () => {
    const before = await views();
    await storeReportedVisit(sql());
    await makeSums(database.current.url);
    await makeSums(database.current.url);
    expect(await views()).toBe((before ?? 0) + 2);
  });

  it('stay when the rows they were made of have reached their age', async () => {
    const before = await views();
    await sql().begin(async (staff) => {
      await staff`delete from website_analytics`;
      await staff`delete from ai_journey_analytics`;
      await staff`delete from user_sessions`;
    });
    await sql()`delete from maintenance_runs`;
    await makeSums(database.current.url);
    expect(await views()).toBe(before);
  });

  it('are made by one at a time', async () => {
    const { url } = database.current;
    let inner: string | undefined = 'not yet';
    const outer = await withMaintenanceLock(url, async () => {
      inner = await withMaintenanceLock(url, async () => 'inner');
      return 'outer';
    });
    expect([outer, inner]).toEqual(['outer', undefined]);
  });
});
