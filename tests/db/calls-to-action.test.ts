import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { rarelyShownCalls } from '@/content/analytics';
import { readReport } from '@/db/reporting/read-report';
import { siteDatabase } from '../support/site-database';

const database = siteDatabase();
const sql = () => database.current.sql;

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const [first, second] = [daysAgo(20), daysAgo(19)];

const viewed = (day: string, page: string, views: number) => ({
  day,
  page,
  views,
  sessions: views,
  entries: 0,
  exits: 0,
  engaged_seconds: 0,
  scrolls: 0,
  scroll_percents: 0,
});

const pressed = (day: string, page: string, clicks: number, more: object = {}) => ({
  day,
  page,
  clicks,
  element_id: 'chart-figure',
  label: 'AI Agents',
  target: '/services/ai-agents',
  sessions: clicks,
  ...more,
});

/** Pressed on two pages: on one on the first day alone, under two labels and to two targets. */
beforeAll(async () => {
  const pages = [
    viewed(first, '/', 100),
    viewed(second, '/', 300),
    viewed(first, '/main', 40),
    viewed(second, '/main', 60),
    viewed(first, '/careers', 1000),
  ];
  await sql()`insert into daily_pages ${sql()(pages)}`;
  const clicks = [
    pressed(first, '/', 6),
    pressed(first, '/', 4, { label: 'AI Ads', target: '/services/ai-ads' }),
    pressed(second, '/main', 10),
    pressed(second, '/', 8, { element_id: 'header-book-a-call', label: 'Book a Call', target: '/contact' }),
  ];
  await sql()`insert into daily_clicks ${sql()(clicks)}`;
});

const guide = readFileSync('docs/reporting.md', 'utf8');
const [whichCallWorks = ''] = /select element, sum\(clicks\).* as percent_of_views.*;/.exec(guide) ?? [];

const rowsOf = (element: string) => sql()`
  select day::text, page, label, clicks::int, page_views from reporting.calls_to_action
  where element = ${element} order by day, page`;

it('a page counts on each of its days once, with and without a press, and however many labels were pressed', async () => {
  const several = { label: null };
  expect(await rowsOf('chart-figure')).toEqual([
    { ...several, day: first, page: '/', clicks: 10, page_views: 100 },
    { ...several, day: first, page: '/main', clicks: 0, page_views: 40 },
    { ...several, day: second, page: '/', clicks: 0, page_views: 300 },
    { ...several, day: second, page: '/main', clicks: 10, page_views: 60 },
  ]);
  const one = { label: 'Book a Call', page: '/' };
  expect(await rowsOf('header-book-a-call')).toEqual([
    { ...one, day: first, clicks: 0, page_views: 100 },
    { ...one, day: second, clicks: 8, page_views: 300 },
  ]);
});

it('presses on a page of which no view is known are there', async () => {
  await sql()`insert into daily_clicks ${sql()(pressed(first, '/eworkflows', 1, { element_id: 'lone' }))}`;
  expect(await rowsOf('lone')).toMatchObject([{ page: '/eworkflows', clicks: 1, page_views: 0 }]);
});

it('the guide and the report divide by all views of these pages', async () => {
  expect(await sql().unsafe(whichCallWorks)).toEqual([
    { element: 'header-book-a-call', clicks: '8', percent_of_views: '2.0' },
  ]);
  const shares = async (from: string) => {
    const { sections } = await readReport(database.current.url, { from, to: second }, () => undefined);
    const rows = sections.find(({ id }) => id === 'calls')?.rows ?? [];
    return rows.map((row) => [row.Element, row.Says, row.Presses, row['Of 100 views']]);
  };
  expect(await shares(first)).toEqual([
    ['chart-figure', null, 20, 4],
    ['header-book-a-call', 'Book a Call', 8, 2],
    ['lone', 'AI Agents', 1, null],
  ]);
  expect(await shares(second)).toEqual([
    ['chart-figure', null, 10, 2.8],
    ['header-book-a-call', 'Book a Call', 8, 2.7],
  ]);
});

it.each(rarelyShownCalls)(
  'of %s, which few views of its page show, only the presses are counted',
  async (element) => {
    const page = `/opens-with-${element}`;
    await sql()`insert into daily_pages ${sql()(viewed(second, page, 10))}`;
    await sql()`insert into daily_clicks ${sql()(pressed(second, page, 1, { element_id: element }))}`;
    expect(await rowsOf(element)).toMatchObject([{ clicks: 1, page_views: null }]);
    const ofGuide = (await sql().unsafe(whichCallWorks)).filter((row) => row.element === element);
    const isCall = element.endsWith('book-a-call');
    expect(ofGuide).toEqual(isCall ? [{ element, clicks: '1', percent_of_views: null }] : []);
    const { sections } = await readReport(
      database.current.url,
      { from: second, to: second },
      () => undefined,
    );
    const calls = sections.find(({ id }) => id === 'calls');
    const row = calls?.rows.find((one) => one.Element === element);
    expect(row).toMatchObject({ Presses: 1, 'Of 100 views': null });
    expect(calls?.about).toContain('no share: Recommendations tells');
  },
);

it('a day without a press counts from the first view of its page on, until its presses are deleted for their age', async () => {
  await sql()`truncate daily_clicks, daily_pages`;
  // A day off the edge on either side, should this one end meanwhile.
  const [age] = await sql()`select (edge - 1)::text as gone, (edge + 1)::text as kept
    from (select ((now() at time zone 'UTC') - interval '13 months')::date as edge) as counted`;
  const page = '/workflows/auto-vsl-generator';
  await sql()`insert into daily_pages ${sql()([viewed(age?.gone, page, 9), viewed(age?.kept, page, 8)])}`;
  const checkouts = () =>
    sql()`select day::text, views::int, checkouts::int from reporting.workflows order by day`;
  const unpressed = [
    { day: age?.gone, views: 9, checkouts: null },
    { day: age?.kept, views: 8, checkouts: 0 },
  ];
  expect(await checkouts()).toEqual(unpressed);
  const element_id = 'page-buy-auto-vsl-generator';
  // The first of these should have been deleted.
  const clicks = [pressed(age?.gone, page, 3, { element_id }), pressed(first, page, 2, { element_id })];
  await sql()`insert into daily_clicks ${sql()(clicks)}`;
  expect(await rowsOf(element_id)).toMatchObject([
    { day: age?.kept, clicks: 0, page_views: 8 },
    { day: first, clicks: 2, page_views: 0 },
  ]);
  expect(await checkouts()).toEqual([...unpressed, { day: first, views: 0, checkouts: 2 }]);
});
