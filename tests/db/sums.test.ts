import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import { retentionMonths } from '@/content/analytics';
import { readReport } from '@/db/reporting/read-report';
import { sumDaysAgain } from '@/db/reporting/rollups';
import { pressedControls, storedText } from '../fixtures/pressed-controls';
import { storeLead } from '../support/leads';
import { makeSums, reportedDay, storeEvents, storeSteps } from '../support/reporting-rows';
import { siteDatabase } from '../support/site-database';
import { storeVisit } from '../support/stored-visits';

const database = siteDatabase();
const sql = () => database.current.sql;

/** A moment of the reported day or another. @param seconds since ten in the morning of the reported one */
const at = (seconds: number) => new Date(Date.parse(`${reportedDay}T10:00:00Z`) + seconds * 1000);

const dayOf = (seconds: number) => at(seconds).toISOString().slice(0, 10);

const storeDay = (seconds = 0) => storeVisit(sql(), { at: at(seconds), events: 0 });

beforeEach(async () => {
  await sql()`
    truncate user_sessions, website_analytics, ai_journey_analytics, maintenance_runs, daily_journeys, daily_questions,
      daily_vitals, daily_losses, daily_pages, daily_clicks, daily_errors, daily_refusals`;
});

it.each<[what: string, answered: number[], leftAt: number[], isCompleted?: boolean]>([
  ['at the first, with all but it answered', [2, 3], [1]],
  ['at the first, with one in the middle answered', [2], [1]],
  ['at the second, whatever was answered first', [3, 1], [2]],
  ['nowhere, with all answered', [3, 1, 2], []],
  ['nowhere, with its end heard and an answer lost on the way', [1, 3], [], true],
])('an assessment is left %s', async (_what, answered, leftAt, isCompleted = false) => {
  const steps = [
    ...answered.map((question, index) => ({ seq: index + 2, type: 'question_answer', question })),
    ...(isCompleted ? [{ seq: 9, type: 'journey_complete' }] : []),
  ];
  await storeSteps(sql(), await storeDay(), uuidv7(), [{ seq: 1, type: 'journey_start' }, ...steps]);
  await makeSums(database.current.url);
  const rows = await sql()`select question from reporting.questions where left_here > 0`;
  expect(rows.map(({ question }) => question)).toEqual(leftAt);
});

it('an answer that is changed took as long as the first of them', async () => {
  const journey = uuidv7();
  await storeSteps(sql(), await storeDay(), journey, [
    { seq: 1, type: 'journey_start' },
    { seq: 2, type: 'question_answer', question: 1 },
    { seq: 3, type: 'question_answer', question: 1 },
  ]);
  await sql()`update ai_journey_analytics set time_spent_seconds = sequence_number * 10 where question_number = 1`;
  await makeSums(database.current.url);
  expect(
    await sql()`select answered, seconds_per_answer::float8 from reporting.questions where question = 1`,
  ).toEqual([{ answered: 1, seconds_per_answer: 20 }]);
});

it('whoever changes an answer after the end, and goes, has left no question open', async () => {
  const visit = await storeDay();
  await storeSteps(sql(), visit, uuidv7(), [
    { seq: 1, type: 'journey_start' },
    { seq: 2, type: 'journey_complete' },
  ]);
  await storeSteps(sql(), visit, uuidv7(), [
    { seq: 3, type: 'journey_start' },
    { seq: 4, type: 'question_answer', question: 2 },
    { seq: 5, type: 'journey_abandon', question: 2 },
  ]);
  await makeSums(database.current.url);
  const whole = { answered: 2, left_here: 0 };
  expect(await sql()`select answered, left_here from reporting.questions`).toEqual([whole, whole, whole]);
  expect(await sql()`select completed from reporting.journeys`).toEqual([{ completed: 1 }]);
});

it('an answer whose press reached its question took as long as since the answer before, if that is known', async () => {
  const [journey, visit] = [uuidv7(), await storeDay()];
  await storeSteps(sql(), visit, journey, [
    { seq: 1, type: 'journey_start' },
    { seq: 2, at: 30, type: 'question_answer', question: 1 },
    { seq: 3, at: 30, type: 'question_answer', question: 2 },
    { seq: 4, at: 42, type: 'question_answer', question: 3 },
  ]);
  // In another visit: the night between is no time of an answer.
  await storeSteps(sql(), await storeDay(3600), journey, [
    { seq: 1, at: 3600, type: 'question_answer', question: 2 },
  ]);
  await sql()`update ai_journey_analytics set time_spent_seconds = 0.1 where question_number > 1`;
  const secondsOf = () =>
    sql()`select seconds_per_answer::float8 as seconds from reporting.questions order by question`;
  await makeSums(database.current.url);
  expect(await secondsOf()).toEqual([{ seconds: 4 }, { seconds: null }, { seconds: 12 }]);
  await sql()`delete from ai_journey_analytics where question_number = 2 and sequence_number = 3`;
  await sql()`update maintenance_runs set definition = 'earlier'`;
  await makeSums(database.current.url);
  expect(await secondsOf()).toEqual([{ seconds: 4 }, { seconds: null }, { seconds: 12 }]);
});

it('of a journey that was finished every question counts as answered, and only the times that were heard count', async () => {
  await storeSteps(sql(), await storeDay(), uuidv7(), [
    { seq: 1, type: 'journey_start' },
    { seq: 2, type: 'question_answer', question: 1 },
    { seq: 3, type: 'journey_complete' },
  ]);
  await storeSteps(sql(), await storeDay(), uuidv7(), [
    { seq: 4, type: 'journey_start' },
    { seq: 5, type: 'question_answer', question: 1 },
    { seq: 6, type: 'question_answer', question: 2 },
  ]);
  await makeSums(database.current.url);
  expect(
    await sql()`
      select answered, left_here, seconds_per_answer::float8 from reporting.questions order by question`,
  ).toEqual([
    { answered: 2, left_here: 0, seconds_per_answer: 4 },
    { answered: 2, left_here: 0, seconds_per_answer: 4 },
    { answered: 1, left_here: 1, seconds_per_answer: null },
  ]);
  expect(await sql()`select answered from reporting.journeys`).toEqual([{ answered: 2 }]);
});

const DAY = 86_400;

const evening = 10 * 3600;

it.each<[what: string, nights: number]>([
  ['the next morning', 1],
  ['three mornings later', 3],
  ['after weeks', 20],
])('a journey that goes on %s is one, of the day on which it began', async (_what, nights) => {
  const journey = uuidv7();
  const begin = evening - nights * DAY;
  await storeSteps(sql(), await storeDay(begin), journey, [
    { seq: 1, at: begin, type: 'journey_start' },
    { seq: 2, at: begin + 60, type: 'journey_abandon', question: 1 },
  ]);
  await makeSums(database.current.url);
  const back = await storeDay();
  await sql()`update user_sessions set updated_at = now() where session_id = ${back}`;
  await storeSteps(sql(), back, journey, [
    { seq: 1, at: 10, type: 'question_answer', question: 1 },
    { seq: 2, at: 20, type: 'journey_complete' },
  ]);
  await makeSums(database.current.url);
  expect(await sql()`select day::text, started, completed from reporting.journeys`).toEqual([
    { day: dayOf(begin), started: 1, completed: 1 },
  ]);
});

const vital = (seq: number, view: string, name: string, value: number) => ({
  seq,
  type: 'web_vital',
  page: '/',
  view,
  more: { name, value },
});

it('a vital is counted once a view, however often its tab was hidden: the largest', async () => {
  const [one, other] = [uuidv7(), uuidv7()];
  await storeEvents(sql(), await storeDay(), [
    vital(1, one, 'INP', 40),
    vital(2, one, 'INP', 400),
    vital(3, other, 'INP', 64),
  ]);
  await makeSums(database.current.url);
  const [inp] = await sql()`select samples::int, p75::int from reporting.vitals where vital = 'INP'`;
  expect(inp?.samples).toBe(2);
  expect(Math.abs(inp?.p75 / 400 - 1)).toBeLessThan(0.025);
});

it.each([
  ['CLS', 0, 0],
  ['CLS', 0.001, 0.001],
  ['TTFB', 0, 0],
  ['TTFB', 1, 1],
])('a %s of %d is told as %d', async (name, value, told) => {
  await storeEvents(sql(), await storeDay(), [vital(1, uuidv7(), name, value)]);
  await makeSums(database.current.url);
  expect(await sql()`select p75::float8 from reporting.vitals`).toEqual([{ p75: told }]);
});

it('the value that three of four views keep below is theirs, not that of the fourth', async () => {
  const values = [100, 200, 300, 4000];
  await storeEvents(
    sql(),
    await storeDay(),
    values.map((value, index) => vital(index + 1, uuidv7(), 'LCP', value)),
  );
  await makeSums(database.current.url);
  const [lcp] = await sql()`select p75::int from reporting.vitals`;
  expect(Math.abs(lcp?.p75 / 300 - 1)).toBeLessThan(0.025);
});

it('the last 28 days end today, and of the day before them nothing is told', async () => {
  for (const days of [26, 27]) {
    const then = -days * DAY;
    const view = uuidv7();
    await storeEvents(sql(), await storeDay(then), [
      { seq: 1, at: then, type: 'page_view', page: '/', view },
      { ...vital(2, view, 'LCP', 100), at: then },
    ]);
  }
  await makeSums(database.current.url);
  expect(await sql()`select sum(views)::int as views from reporting.pages`).toEqual([{ views: 2 }]);
  expect(await sql()`select views::int from reporting.top_pages`).toEqual([{ views: 1 }]);
  expect(await sql()`select samples::int from reporting.vitals`).toEqual([{ samples: 1 }]);
});

const failure = (seq: number, file: string, message: string) => ({
  seq,
  type: 'error',
  page: '/',
  message,
  more: { error_type: 'TypeError', filename: `https://site.example/${file}` },
});

it('an error is the same in the next build, whatever the name of its file is then', async () => {
  await storeEvents(sql(), await storeDay(), [
    failure(1, '_next/static/chunks/33xg4po50amax.js', 'Row 17 is gone'),
    failure(2, '_next/static/chunks/2_mv746wojt_w.js', 'Row 4 is gone'),
    failure(3, 'theme-0a1b2c3d.js', 'Row 17 is gone'),
    failure(4, 'theme-9f8e7d6c.js', 'Row 17 is gone'),
  ]);
  await makeSums(database.current.url);
  const rows = await sql()`select occurrences from reporting.errors`;
  expect(rows).toEqual([{ occurrences: 2 }, { occurrences: 2 }]);
});

it('a visit begins with its first view, also in a tab that a page of ours opened', async () => {
  const view = { type: 'page_view', view: uuidv7() };
  await storeEvents(sql(), await storeDay(), [
    { ...view, seq: 1, page: '/contact', previous: '/about' },
    { ...view, seq: 2, page: '/about', previous: '/contact' },
  ]);
  await makeSums(database.current.url);
  expect(await sql()`select page, entries, exits from reporting.pages order by page`).toEqual([
    { page: '/about', entries: 0, exits: 1 },
    { page: '/contact', entries: 1, exits: 0 },
  ]);
});

it('views follow each other by their numbers: where the clock was ahead all are of one moment', async () => {
  const view = { type: 'page_view', view: uuidv7(), at: 10 };
  await storeEvents(sql(), await storeDay(), [
    { ...view, seq: 1, page: '/contact' },
    { ...view, seq: 2, page: '/about', previous: '/contact' },
  ]);
  await makeSums(database.current.url);
  expect(await sql()`select page, entries, exits from reporting.pages order by page`).toEqual([
    { page: '/about', entries: 0, exits: 1 },
    { page: '/contact', entries: 1, exits: 0 },
  ]);
});

/** How many rows of events are looked at to make the sums of the reported day. */
async function rowsRead(): Promise<number> {
  const held = await sql().reserve();
  await held`begin`;
  await sumDaysAgain(held, [reportedDay]);
  const [read] = await held<{ rows: number }[]>`
    select (seq_tup_read + idx_tup_fetch)::int as rows
    from pg_stat_xact_user_tables where relname = 'website_analytics'`;
  await held`rollback`;
  held.release();
  return read?.rows ?? 0;
}

it('a visit of any number of views, which anybody can make up, is gone through a few times and no more', async () => {
  const views = 500;
  const alike = { seq: 1, type: 'page_view', page: '/' };
  await storeEvents(sql(), await storeDay(), Array(views).fill(alike));
  const rows = await rowsRead();
  expect(rows).toBeGreaterThan(views);
  expect(rows).toBeLessThan(20 * views);
});

it('of elements that anybody can make up, a day keeps the two thousand most pressed, and calls_to_action answers', async () => {
  const visit = await storeDay();
  const made = Array.from({ length: 3000 }, (_, index) => ({
    seq: index + 1,
    type: 'click',
    page: '/',
    element: `made-up-${index}`,
  }));
  const real = [4001, 4002].map((seq) => ({ seq, type: 'click', page: '/', element: 'header-book-a-call' }));
  for (let from = 0; from < made.length; from += 1000)
    await storeEvents(sql(), visit, made.slice(from, from + 1000));
  await storeEvents(sql(), visit, real);
  await makeSums(database.current.url);
  expect(await sql()`select count(*)::int as rows, max(clicks)::int as most from daily_clicks`).toEqual([
    { rows: 2000, most: 2 },
  ]);
  expect(
    await sql()`select clicks::int from reporting.calls_to_action where element = 'header-book-a-call'`,
  ).toEqual([{ clicks: 2 }]);
});

it.each(pressedControls)(
  'staff read the lines of a button, on all days as one label: $lines.0',
  async ({ lines, text, before }) => {
    const store = async (seconds: number, texts: string[]) => {
      const pressed = { type: 'click', page: '/', element: 'somewhere', at: seconds };
      const events = texts.map((one, index) => ({ ...pressed, seq: index + 1, text: storedText(one) }));
      await storeEvents(sql(), await storeDay(seconds), events);
    };
    await store(-DAY, [before]);
    await store(0, [before, text]);
    await makeSums(database.current.url);
    const label = storedText(lines.join(' '));
    expect(await sql()`select label, clicks, sessions from reporting.presses order by day`).toEqual([
      { label, clicks: 1, sessions: 1 },
      { label, clicks: 2, sessions: 1 },
    ]);
    expect(await sql()`select distinct label from reporting.calls_to_action`).toEqual([{ label }]);
    const details = await sql()`select detail from reporting.timeline where step = 'click'`;
    expect(details).toHaveLength(3);
    expect(JSON.stringify(details)).not.toContain('new tab');
  },
);

it('a label that somebody makes up for one control renames no other', async () => {
  const pressed = { seq: 1, type: 'click', page: '/' };
  const real = { ...pressed, element: 'header-book-a-call', text: 'Book a Call' };
  await storeEvents(sql(), await storeDay(), [
    real,
    { ...real, seq: 2, element: 'made-up', text: 'B ook a Call' },
  ]);
  await makeSums(database.current.url);
  expect(await sql()`select element, label from reporting.presses order by element`).toEqual([
    { element: 'header-book-a-call', label: 'Book a Call' },
    { element: 'made-up', label: 'B ook a Call' },
  ]);
});

it('what arrives is counted though sums were made once while the clock was ahead', async () => {
  await makeSums(database.current.url);
  await sql()`update maintenance_runs set seen_until = now() + interval '2 days'`;
  await storeEvents(sql(), await storeDay(), [{ seq: 1, type: 'page_view', page: '/' }]);
  await makeSums(database.current.url);
  expect(await sql()`select views from reporting.pages`).toEqual([{ views: 1 }]);
});

it('what a tab tells the day after its visit is over is in the sums of that day', async () => {
  const visit = await storeDay(evening - DAY);
  const more = { name: 'CLS', value: 0.1, rating: 'good' };
  await storeEvents(sql(), visit, [{ seq: 1, at: 0, type: 'web_vital', page: '/', more }]);
  await makeSums(database.current.url);
  expect(await sql()`select day::text, vital, samples::int from daily_vitals`).toEqual([
    { day: reportedDay, vital: 'CLS', samples: 1 },
  ]);
});

it('averages and shares are of all visits of a day, losses of those whose end was heard', async () => {
  const pagesOf: [seconds: number, end: Date | null, pages: [seq: number, page: string][]][] = [
    [
      60,
      at(60),
      [
        [1, '/'],
        [3, '/about'],
      ],
    ],
    [30, at(30), [[1, '/']]],
    [0, null, [[4, '/']]],
  ];
  for (const [seconds, end, pages] of pagesOf) {
    const visit = await storeDay();
    await sql()`
      update user_sessions set total_duration_seconds = ${seconds}, session_end = ${end},
        page_views_count = ${pages.length}, is_bounce = ${pages.length < 2} where session_id = ${visit}`;
    await storeEvents(
      sql(),
      visit,
      pages.map(([seq, page]) => ({ seq, type: 'page_view', page })),
    );
  }
  await makeSums(database.current.url);
  expect(
    await sql()`
      select bounces::int, bounce_percent::float8, seconds_per_session::int from reporting.daily where sessions > 0`,
  ).toEqual([{ bounces: 2, bounce_percent: 66.7, seconds_per_session: 30 }]);
  expect(
    await sql()`
      select sessions, sessions_with_loss, sent::int, stored::int, lost::int, lost_percent::float8
      from reporting.events_lost`,
  ).toEqual([{ sessions: 2, sessions_with_loss: 1, sent: 4, stored: 3, lost: 1, lost_percent: 25 }]);
  expect(await sql()`select page, exit_percent::float8 from reporting.top_pages order by page`).toEqual([
    { page: '/', exit_percent: 66.7 },
    { page: '/about', exit_percent: 100 },
  ]);
});

it('of days before those whose visits are all kept, visits are unknown and not none, and leads are counted', async () => {
  // Of the first of these some visits may still be there, of the second all, should it be past midnight meanwhile.
  const [age] = await sql()`select edge::text as partly, (edge + 2)::text as kept
    from (select ((now() at time zone 'UTC') - interval '13 months')::date as edge) as counted`;
  for (const day of [age?.partly, age?.kept]) {
    const pressed = await storeLead([]);
    await sql()`update ai_assessments set pressed_at = ${`${day}T20:00:00Z`} where id = ${pressed}`;
  }
  await storeVisit(sql(), { at: `${age?.partly}T23:59:59Z` });
  const days = sql()`
    select day::text, sessions::int, page_views::int, bounces::int, bounce_percent, assessments::int from reporting.daily
    where day in (${age?.partly}, ${age?.kept}) order by day`;
  const lead = { bounce_percent: null, assessments: 1 };
  expect(await days).toEqual([
    { ...lead, day: age?.partly, sessions: null, page_views: null, bounces: null },
    { ...lead, day: age?.kept, sessions: 0, page_views: 0, bounces: 0 },
  ]);
  await sql()`delete from ai_assessments`;
});

it('what was being stored as sums were made is counted by the next', async () => {
  await makeSums(database.current.url);
  const visit = await storeDay();
  await storeEvents(sql(), visit, [{ seq: 1, type: 'page_view', page: '/' }]);
  await sql()`update user_sessions set updated_at = now() - interval '1 minute'`;
  await makeSums(database.current.url);
  expect(await sql()`select views from reporting.pages`).toEqual([{ views: 1 }]);
});

it('the sums of days whose rows are about to be deleted stay as they are', async () => {
  const [oldest] = await sql()<{ at: Date }[]>`
    select now() - make_interval(months => ${retentionMonths.visits}) + interval '5 days' as at`;
  const visit = await storeVisit(sql(), { at: oldest?.at ?? '', events: 1 });
  await sql()`update user_sessions set updated_at = now() where session_id = ${visit}`;
  await makeSums(database.current.url);
  expect(await sql()`select from reporting.pages`).toHaveLength(0);
});

it('numbers that somebody made up stop no sums, and no report', async () => {
  for (const seconds of [0, 0, -DAY, -DAY]) {
    const visit = await storeDay(seconds);
    await sql()`update user_sessions set session_end = started_at where session_id = ${visit}`;
    const numbered = { seq: 2_000_000_000, at: seconds, type: 'page_view', page: '/' };
    await storeEvents(sql(), visit, [numbered]);
  }
  const { sections } = await readReport(database.current.url, {}, () => undefined);
  expect(sections.find(({ id }) => id === 'lost')?.rows).toMatchObject([{ Sent: 2 * (2 ** 31 - 1) }]);
  expect(await sql()`select views from reporting.pages`).toEqual([{ views: 2 }, { views: 2 }]);
});

it('what a browser kept for a week is in the sums of the day on which it happened, of every kind', async () => {
  const then = -8 * DAY;
  const visit = await storeDay(then);
  const view = uuidv7();
  const happened = [
    { seq: 1, type: 'page_view', page: '/', view },
    { seq: 2, type: 'click', page: '/', element: 'header-book-a-call' },
    { seq: 3, type: 'form_error', page: '/hiring', form: 'application' },
    failure(4, 'theme.js', 'Gone'),
    vital(5, view, 'LCP', 100),
  ];
  await storeEvents(
    sql(),
    visit,
    happened.map((event) => ({ ...event, at: then })),
  );
  await sql()`update website_analytics set created_at = occurred_at + interval '8 days'`;
  await sql()`update user_sessions set session_end = started_at, created_at = started_at + interval '8 days'`;
  await makeSums(database.current.url);
  for (const table of ['pages', 'clicks', 'refusals', 'errors', 'vitals', 'losses'])
    expect(await sql()`select day::text from ${sql()(`daily_${table}`)}`, table).toEqual([
      { day: dayOf(then) },
    ]);
});

it('sums of another version are made again, all of them, and once', async () => {
  const visit = await storeDay();
  await storeEvents(sql(), visit, [{ seq: 1, type: 'page_view', page: '/' }]);
  await makeSums(database.current.url);
  await sql()`update user_sessions set updated_at = now() - interval '1 hour'`;
  /** Whether the sums are made again of a day on which nothing has arrived since. */
  const isMadeAgain = async () => {
    await sql()`update daily_pages set views = 9`;
    await makeSums(database.current.url);
    const [sums] = await sql()`select views from daily_pages`;
    return sums?.views === 1;
  };
  expect(await isMadeAgain()).toBe(false);
  await sql()`update maintenance_runs set definition = 'earlier'`;
  expect(await isMadeAgain()).toBe(true);
  expect(await isMadeAgain()).toBe(false);
  // All days may take long: what arrives meanwhile has to be seen by the next run.
  expect(await sql()`select seen_until < succeeded_at as is_earlier from maintenance_runs`).toEqual([
    { is_earlier: true },
  ]);
});

it('how far a page was scrolled is told for each view of it, the furthest', async () => {
  const [one, other] = [uuidv7(), uuidv7()];
  const scroll = { type: 'scroll_depth', page: '/' };
  await storeEvents(sql(), await storeDay(), [
    { ...scroll, seq: 1, view: one, percent: 25 },
    { ...scroll, seq: 2, view: one, percent: 75 },
    { ...scroll, seq: 3, view: other, percent: 25 },
  ]);
  await makeSums(database.current.url);
  expect(await sql()`select scrolls::int, scroll_percents::int from daily_pages`).toEqual([
    { scrolls: 2, scroll_percents: 100 },
  ]);
});
