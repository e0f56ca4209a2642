import { beforeAll, describe, expect, it } from 'vitest';
import { doAlone } from '@/db/maintenance';
import { viewNames } from '@/db/reporting/views';
import { makeSums, reportedDay, storeReportedVisit } from '../support/reporting-rows';
import { siteDatabase } from '../support/site-database';

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
    [{ ...origin, name: 'Ada', item: 'auto-vsl-generator', amount: 4900, refunded: 900, kept: 4000 }],
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
        kept: 4000,
      },
    ],
  ],
  ['not_understood', [{ text: 'operations', asked_back: 'Which one?' }]],
  ['applications', [{ ...origin, email: 'grace@example.com', first_name: 'Grace' }]],
  ['refusals', [{ form: 'careers', field: 'email', fault: 'too_small', refusals: 1, sessions: 1 }]],
  ['errors', [{ page: '/contact', error_type: 'Error', message: 'Row 17 is gone', occurrences: 1 }]],
  ['events_lost', [{ sessions: 1, sessions_with_loss: 1, sent: 23, stored: 22, lost: 1 }]],
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

it.each(['leads', 'not_understood'])('%s shows the answer to every question', async (view) => {
  const columnsOf = async (schema: string, table: string) => {
    const rows = await sql()`
      select column_name from information_schema.columns where table_schema = ${schema} and table_name = ${table}`;
    return rows.map((row) => String(row.column_name));
  };
  const answers = (await columnsOf('public', 'ai_assessments')).filter((name) => /^q\d+_/.test(name));
  expect(answers.length).toBeGreaterThan(3);
  // The first is what the visitor wrote.
  const shown = answers.map((name) => (name === 'q1_typed' ? 'text' : name));
  expect(await columnsOf('reporting', view)).toEqual(expect.arrayContaining(shown));
});

it('the sums are of the day on which it happened', async () => {
  const days = await sql()`select distinct day::text from reporting.pages`;
  expect(days).toEqual([{ day: reportedDay }]);
});

it('calls to action have their page, their target and how often the page was viewed', async () => {
  expect(await valuesOf('calls_to_action')).toContainEqual(
    expect.objectContaining({ element: 'header-book-a-call', target: '/contact', clicks: 1, page_views: 1 }),
  );
});

it('workflows are told that somebody went on to pay for', async () => {
  expect(await valuesOf('workflows')).toEqual([
    expect.objectContaining({ workflow: 'auto-vsl-generator', checkouts: 1, purchases: 1 }),
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
  expect([row?.contacted_at, row?.calendar_at, row?.checkout_at]).not.toContain(null);
  expect([row?.booked_at, row?.call_at, row?.purchased_at]).not.toContain(null);
  expect(row?.pressed_at < row?.arrived_at).toBe(true);
});

it('a lead’s story is told in its order', async () => {
  const steps = await sql()`
    select step from reporting.lead_timeline where lead_id = ${lead} order by at, number nulls last`;
  const names = steps.map(({ step }) => step);
  expect(names.slice(0, 2)).toEqual(['page_view', 'scroll_depth']);
  expect(names).toContain('assessment');
  expect(names).toContain('application');
  expect(names.at(-1)).toBe('purchase');
  expect(await sql()`select from reporting.timeline where session_id = ${session}`).toHaveLength(
    names.length,
  );
});

describe('with suspected bots', () => {
  const about: readonly string[] = ['bots', 'timeline', 'lead_timeline', 'freshness', 'samples'];
  const others = viewNames.filter((name) => !about.includes(name));

  it('every other view says what it said without', async () => {
    const before = await Promise.all(others.map(rowsOf));
    await storeReportedVisit(sql(), { isBot: true });
    await makeSums(database.current.url);
    expect(await Promise.all(others.map(rowsOf))).toEqual(before);
    const kinds = await sql()`select kind from reporting.bots order by kind`;
    expect(kinds.map(({ kind }) => kind)).toEqual(['application', 'assessment', 'assessment', 'visit']);
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
    let inner: boolean | undefined;
    const outer = await doAlone(url, async () => {
      inner = await doAlone(url, async () => {});
    });
    expect([outer, inner]).toEqual([true, false]);
  });
});
