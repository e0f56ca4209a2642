import { beforeAll, expect, it } from 'vitest';
import { readReport } from '@/db/reporting/read-report';
import { reportSections } from '@/db/reporting/report-sections';
import { totalsOf } from '@/scripts/report/page';
import { reportedDay, storeReportedVisit } from '../support/reporting-rows';
import { siteDatabase } from '../support/site-database';

const database = siteDatabase();

beforeAll(async () => {
  await storeReportedVisit(database.current.sql);
  await storeReportedVisit(database.current.sql, { isBot: true });
});

const reportOf = (question: { from?: string; to?: string; campaign?: string }) =>
  readReport(database.current.url, question, () => undefined);

const rowsOf = async (question: object, id: string) =>
  (await reportOf(question)).sections.find((section) => section.id === id)?.rows;

it('tells of one visit in every part, and of no machine', async () => {
  const { days, sections } = await reportOf({ from: reportedDay, to: reportedDay });
  expect(days).toEqual([{ day: reportedDay, visits: 1, views: 2, leads: 2, applications: 1 }]);
  expect(sections.map(({ id, size }) => [id, size > 0])).toEqual(reportSections.map(({ id }) => [id, true]));
});

it('sets leads, sums and bars beside each other as the views have them', async () => {
  expect(await rowsOf({}, 'leads')).toMatchObject([
    { Name: 'Ada', From: 'spring' },
    { Name: 'Ada', From: 'spring' },
  ]);
  expect(await rowsOf({}, 'funnel')).toMatchObject([
    { Step: 'Visits', 'How many': 1 },
    { Step: 'Assessments', 'How many': 2 },
    { Step: 'Recommendations', 'How many': 1 },
    { Step: 'Calls that stand', 'How many': 2 },
    { Step: 'Purchases', 'How many': 2 },
  ]);
  expect(await rowsOf({}, 'purchases')).toMatchObject([
    { Purchases: 2, Kept: 80, Currency: 'USD', Marked: 1 },
  ]);
  expect(await rowsOf({}, 'questions')).toMatchObject([
    { Question: 1, Began: 2, Answered: 2, 'Left here': 0 },
    { Question: 2, Began: 2, Answered: 1, 'Left here': 1 },
    { Question: 3, Began: 2, Answered: 1, 'Left here': 0 },
  ]);
  for (const { id, bars } of reportSections) {
    if (!bars) continue;
    const [row] = (await rowsOf({}, id)) ?? [];
    expect(Object.keys(row ?? {})).toEqual(expect.arrayContaining([...bars.of, bars.value]));
  }
});

it('tells of whoever is marked as a machine, by itself and only where there is somebody', async () => {
  const days = { from: reportedDay, to: reportedDay };
  expect(await rowsOf(days, 'bots')).toEqual([
    {
      When: `${reportedDay} 10:00`,
      Kind: 'application',
      Name: 'Grace H',
      Contact: 'grace@example.com, +1 555 0100',
      Wrote: 'About',
      Reasons: 'no_origin',
      Then: 'bought',
      of: 3,
    },
    ...[0, 1].map(() => expect.objectContaining({ Kind: 'assessment', Name: 'Ada', Wrote: 'operations' })),
  ]);
  expect(totalsOf(await reportOf(days))).toContainEqual(['Marked as machines', 3]);
  const before = await reportOf({ to: '2020-01-01' });
  expect(before.sections.map(({ id }) => id)).not.toContain('bots');
  expect(totalsOf(before).map(([name]) => name)).not.toContain('Marked as machines');
});

it('asks for days and for a campaign', async () => {
  const before = await reportOf({ to: '2020-01-01' });
  expect(before.days).toEqual([]);
  expect(before.sections.filter(({ rows }) => rows.length > 0).map(({ id }) => id)).toEqual(['vitals']);
  const spring = await reportOf({ campaign: 'spring' });
  expect(spring.sections.map(({ id }) => id)).not.toContain('pages');
  expect(spring.days).toMatchObject([{ leads: 2, applications: 1 }]);
  expect((await reportOf({ campaign: "autumn' or true" })).days).toEqual([]);
});
