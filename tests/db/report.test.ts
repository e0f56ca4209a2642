import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { readReport } from '@/db/reporting/read-report';
import { reportSections } from '@/db/reporting/report-sections';
import { totalsOf } from '@/scripts/report/page';
import { reportedDay, storeReportedVisit } from '../support/reporting-rows';
import { siteDatabase } from '../support/site-database';

const database = siteDatabase();

let lead = '';

beforeAll(async () => {
  ({ lead } = await storeReportedVisit(database.current.sql));
  await storeReportedVisit(database.current.sql, { isBot: true });
});

const reportOf = (question: { from?: string; to?: string; campaign?: string }, settings = '') =>
  readReport(database.current.url + settings, question, () => undefined);

const rowsOf = async (question: object, id: string) =>
  (await reportOf(question)).sections.find((section) => section.id === id)?.rows;

it('tells of one visit in every part, and of no machine, and of each part that it is done', async () => {
  const question = { from: reportedDay, to: reportedDay };
  const told: string[] = [];
  const { days, sections } = await readReport(database.current.url, question, (done, of) => {
    told.push(`${done} of ${of}`);
  });
  expect(told).toEqual(reportSections.map((_, index) => `${index + 1} of ${reportSections.length}`));
  expect(days).toEqual([
    { day: reportedDay, visits: 1, views: 2, leads: 2, applications: 1, calls: 4, purchases: 2 },
  ]);
  expect(sections.map(({ id, size }) => [id, size > 0])).toEqual(reportSections.map(({ id }) => [id, true]));
});

it('tells the same however a pooler has dates written', async () => {
  const question = { from: reportedDay, to: reportedDay };
  expect(await reportOf(question, '?DateStyle=German')).toEqual(await reportOf(question));
});

it('sets leads, sums and bars beside each other as the views have them', async () => {
  expect(await rowsOf({}, 'leads')).toMatchObject([
    { Name: 'Ada', From: 'spring', Marked: null },
    { Name: 'Ada', From: 'spring', Marked: null },
  ]);
  expect(await rowsOf({}, 'funnel')).toMatchObject([
    { Step: 'Visits', 'How many': 1 },
    { Step: 'Assessments', 'How many': 2 },
    { Step: 'Recommendations', 'How many': 1 },
    { Step: 'Calls that stand', 'How many': 2 },
    { Step: 'Purchases', 'How many': 2 },
  ]);
  expect(await rowsOf({}, 'sources')).toMatchObject([
    {
      Source: 'letter',
      Campaign: 'spring',
      Visits: 1,
      Assessments: 2,
      Recommended: 1,
      Calls: 2,
      Purchases: 2,
      Applications: 1,
    },
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

it('compares with the days before, and with none where nothing happened on them', async () => {
  const dayAfter = new Date(Date.parse(reportedDay) + 86_400_000).toISOString().slice(0, 10);
  const reported = { from: reportedDay, to: reportedDay };
  const after = { from: dayAfter, to: dayAfter };
  const compared = async (campaign?: string) =>
    (await readReport(database.current.url, { ...after, campaign, before: reported }, () => undefined))
      .before;
  const sums = { visits: 1, views: 2, leads: 2, applications: 1, calls: 4, purchases: 2 };
  expect(await compared()).toEqual({ ...reported, sums });
  expect(await compared('spring')).toMatchObject({ sums: { visits: 1, leads: 2 } });
  expect(await compared('autumn')).toBeUndefined();
  expect((await reportOf(after)).before).toBeUndefined();
});

it('compares with nothing what is deleted of the days before, and says of which days of its own it is', async () => {
  const { sql, url } = database.current;
  const [age] = await sql`
    select (today - 364)::text as from, (today - 365)::text as "to before", (today - 729)::text as "from before",
      today::text as to, (today - 500)::text as old, (edge + 1)::text as first, (edge + 2)::text as second
    from (select (now() at time zone 'UTC')::date as today,
      ((now() at time zone 'UTC') - interval '13 months')::date as edge) as counted`;
  // Pressed in a visit that is deleted, and a page of it.
  await sql`
    insert into ai_assessments
    select made.* from ai_assessments as lead, jsonb_populate_record(lead, jsonb_build_object('id', gen_random_uuid(),
      'session_id', gen_random_uuid(), 'pressed_at', ${`${age?.old}T10:00:00Z`}::text)) as made
    where lead.id = ${lead}`;
  await sql`insert into daily_pages values (${age?.old}, '/', 7, 5, 5, 5, 60, 0, 0)`;
  const before = { from: age?.['from before'], to: age?.['to before'] };
  const ask = (question: object) => readReport(url, { to: age?.to, before, ...question }, () => undefined);
  const year = await ask({ from: age?.from });
  const long = await ask({ from: age?.old, before: undefined });
  const ofCampaign = await ask({ from: age?.from, campaign: 'spring' });
  await sql`delete from ai_assessments where pressed_at < now() - interval '400 days'`;
  await sql`delete from daily_pages where day = ${age?.old}`;
  expect(year.before).toEqual({
    ...before,
    sums: { leads: 1, applications: 0, calls: 0, purchases: 0 },
  });
  expect(totalsOf(year)).toContainEqual(['Visits', 1, undefined]);
  expect(year.visitsFrom).toBeUndefined();
  expect(ofCampaign).toMatchObject({ before: undefined, days: [{ visits: 1 }] });
  // The day after that of which the first hours are deleted, or one more should it be past midnight meanwhile.
  expect([age?.first, age?.second]).toContain(long.visitsFrom);
});

const moment = (second: number) =>
  new Date(Date.parse(`${reportedDay}T10:00:00Z`) + second * 1000)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ');

it('says who calls, and counts each call that was booked in these days', async () => {
  const call = { Begins: moment(3 * 86_400), Name: 'Ada', From: 'spring' };
  const upcoming = await rowsOf({ to: '2020-01-01' }, 'upcoming');
  expect(upcoming).toHaveLength(2);
  for (const row of upcoming ?? []) {
    expect(row).toMatchObject({
      ...call,
      Recommended: 'AI Agents',
      Lead: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  }
  expect(upcoming?.map(({ Lead }) => Lead)).toContain(lead);
  const booked = await rowsOf({}, 'bookings');
  expect(booked?.map((row) => [row.Then, row.Marked]).sort()).toEqual(
    [
      [null, null],
      [null, 'as a machine’s'],
      ['we canceled it', null],
      ['we canceled it', 'as a machine’s'],
    ].sort(),
  );
  for (const row of booked ?? []) expect(row).toMatchObject({ ...call, When: moment(100) });
  expect(await rowsOf({ campaign: 'autumn' }, 'upcoming')).toEqual([]);
});

it('tells of a call as one to come to the end of its day, and no longer', async () => {
  const { sql } = database.current;
  const known = await rowsOf({}, 'upcoming');
  const call = { session_id: null, assessment_id: null, is_rescheduled: false };
  const today = new Date(new Date().toISOString().slice(0, 10));
  for (const [invitee_id, at] of [
    ['of today', today],
    ['of yesterday', new Date(today.getTime() - 1)],
  ] as const)
    await sql`insert into bookings ${sql({ ...call, invitee_id, booked_at: at, starts_at: at, ends_at: at })}`;
  const upcoming = await rowsOf({}, 'upcoming');
  const begins = `${today.toISOString().slice(0, 10)} 00:00`;
  expect(upcoming?.map(({ Begins }) => Begins)).toEqual([
    begins,
    ...(known ?? []).map(({ Begins }) => Begins),
  ]);
  await sql`delete from bookings where invitee_id in ('of today', 'of yesterday')`;
});

it('has sums that are those of its parts, each by its own day, with or without a visit', async () => {
  const { sql, url } = database.current;
  const [before, day] = ['2026-02-01', '2026-02-02'];
  const sale = { session_id: null, assessment_id: null };
  const at = `${day}T12:00:00Z`;
  const booking = { invitee_id: 'alone', booked_at: at, starts_at: at, ends_at: at, is_rescheduled: false };
  await sql`insert into bookings ${sql({ ...sale, ...booking })}`;
  const purchase = { checkout_id: 'alone', amount: 100, currency: 'usd', state: 'paid', purchased_at: at };
  await sql`insert into purchases ${sql({ ...sale, ...purchase, is_test: false })}`;
  const figures = await readReport(url, { from: before, to: day }, () => undefined);
  const sizes = Object.fromEntries(figures.sections.map(({ id, size }) => [id, size]));
  expect(Object.fromEntries(totalsOf(figures))).toMatchObject({ 'Calls booked': 1, Purchases: 1, Leads: 0 });
  expect(sizes).toMatchObject({ bookings: 1, purchases: 1, funnel: 0 });
  await sql`delete from bookings where invitee_id = 'alone'`;
  await sql`delete from purchases where checkout_id = 'alone'`;
});

it('tells of refunds and cancellations on their own day, of what an earlier report had counted', async () => {
  const { sql } = database.current;
  const [day, later] = ['2022-03-07T12:00:00Z', '2022-03-14T12:00:00Z'];
  const sale = { session_id: null, assessment_id: null };
  const call = { booked_at: day, starts_at: later, ends_at: later, is_rescheduled: false };
  await sql`insert into bookings ${sql([
    { ...sale, ...call, invitee_id: 'undone', canceled_at: later, canceled_by: 'host' },
    { ...sale, ...call, invitee_id: 'stands', canceled_at: null, canceled_by: null },
  ])}`;
  const bought = { purchased_at: day, currency: 'krw', amount: 5000, state: 'paid', is_test: false };
  const purchases = ['all', 'part', 'none'].map((name) => ({
    ...sale,
    ...bought,
    checkout_id: name,
    payment_id: `pi_${name}`,
  }));
  await sql`insert into purchases ${sql(purchases)}`;
  await sql`insert into refunds ${sql([
    { charge_id: 'all', payment_id: 'pi_all', amount: 5000, currency: 'krw', refunded_at: later },
    { charge_id: 'part', payment_id: 'pi_part', amount: 1000, currency: 'krw', refunded_at: later },
  ])}`;
  const undone = { When: '2022-03-14 12:00', 'Bought or booked': '2022-03-07 12:00' };
  expect(await rowsOf({ from: '2022-03-14', to: '2022-03-20' }, 'taken-back')).toMatchObject([
    { ...undone, What: 'not from this site', Then: 'given back', 'Given back': 5000, Currency: 'KRW' },
    { ...undone, What: 'not from this site', Then: 'given back in part', 'Given back': 1000 },
    { ...undone, What: 'call', Then: 'we canceled it', 'Given back': null },
  ]);
  expect(await rowsOf({ from: '2022-03-07', to: '2022-03-13' }, 'taken-back')).toBeUndefined();
  await sql`delete from bookings where invitee_id in ('undone', 'stands')`;
  await sql`delete from purchases where checkout_id in ('all', 'part', 'none')`;
  await sql`delete from refunds where charge_id in ('all', 'part')`;
});

it('tells what was kept of the visits of a campaign, each currency by itself, by the day of the visit', async () => {
  const { sql } = database.current;
  const [visit] = await sql`select session_id from user_sessions where not suspected_bot`;
  const later = { state: 'paid', purchased_at: new Date(), session_id: visit?.session_id, is_test: false };
  const amounts = [
    ['eur', 123_456],
    ['eur', 50],
    ['jpy', 1_000_000],
    ['kwd', 1500],
    ['usd', 100],
    [null, null],
  ] as const;
  const bought = amounts.map(([currency, amount], index) => ({
    checkout_id: `money ${index}`,
    currency,
    amount,
  }));
  await sql`insert into purchases ${sql(bought.map((row) => ({ ...row, ...later })))}`;
  await sql`insert into purchases ${sql({ ...later, checkout_id: 'money of nobody', currency: 'usd', amount: 900, session_id: null })}`;
  const told = await rowsOf({ from: reportedDay, to: reportedDay }, 'money');
  const views = await sql`
    select (select sum(purchases)::int from reporting.funnel) as funnel,
      (select count(*)::int from reporting.purchases where visit_day is not null) as purchases`;
  await sql`delete from purchases where checkout_id like 'money %'`;
  for (const row of told ?? []) expect(row).toMatchObject({ Source: 'letter', Campaign: 'spring' });
  expect(told?.map((row) => [row.Purchases, row.Kept, row.Currency])).toEqual([
    [3, 81, 'USD'],
    [2, 1235.06, 'EUR'],
    [1, 1_000_000, 'JPY'],
    [1, 1.5, 'KWD'],
    [1, null, null],
  ]);
  expect(views[0]).toEqual({ funnel: 8, purchases: 8 });
});

it('tells of payments on their way whatever days are asked for, the longest wait first, and only where there are any', async () => {
  const { sql } = database.current;
  const early = { state: 'pending', purchased_at: '2025-12-31T09:00:00Z', currency: 'krw', amount: 5000 };
  await sql`insert into purchases ${sql({ ...early, checkout_id: 'cs_early', is_test: false })}`;
  const told = await rowsOf({ to: '2020-01-01' }, 'pending-payments');
  expect(told).toMatchObject([
    {
      Since: '2025-12-31 09:00',
      Days: Math.floor((Date.now() - Date.UTC(2025, 11, 31)) / 86_400_000),
      Name: null,
      Item: 'not from this site',
      Amount: 5000,
      Currency: 'KRW',
      From: null,
      Payment: 'cs_early',
      Marked: null,
    },
    ...[0, 1].map(() => ({
      Since: moment(300),
      Days: 1,
      Name: 'Ada',
      Amount: 49,
      Currency: 'USD',
      From: 'spring',
    })),
  ]);
  expect(told?.map(({ Marked }) => Marked).sort()).toEqual(['as a machine’s', null, null]);
  await sql`delete from purchases where checkout_id = 'cs_early'`;
  expect(await rowsOf({ campaign: 'spring' }, 'pending-payments')).toHaveLength(2);
  expect(await rowsOf({ campaign: 'autumn' }, 'pending-payments')).toBeUndefined();
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
  expect(before.sections.filter(({ rows }) => rows.length > 0).map(({ id }) => id)).toEqual([
    'upcoming',
    'pending-payments',
    'vitals',
  ]);
  // Those of so long ago are deleted.
  const aging = before.sections.filter(
    ({ none, about }) => none?.includes('kept for 13 months') && about.includes('kept for 13 months'),
  );
  expect(aging.map(({ id }) => id)).toEqual(['funnel', 'sources', 'calls', 'errors']);
  // Of money there is no part where there is none.
  expect(reportSections.find(({ id }) => id === 'money')?.about).toContain('kept for 13 months');
  const spring = await reportOf({ campaign: 'spring' });
  expect(spring.sections.map(({ id }) => id)).not.toContain('pages');
  expect(spring.days).toMatchObject([{ leads: 2, applications: 1 }]);
  expect(spring.otherCampaigns).toEqual([]);
  expect(await reportOf({ campaign: "autumn' or true" })).toMatchObject({
    days: [],
    otherCampaigns: ['spring'],
  });
});

it('tells what was kept in whole units, of a currency without cents and one with three digits too', async () => {
  const { sql } = database.current;
  const rows = ['krw', 'kwd', 'eur'].map((currency) => ({
    checkout_id: currency,
    amount: 5000,
    currency,
    state: 'paid',
    purchased_at: new Date('2021-01-01'),
    is_test: false,
  }));
  await sql`insert into purchases ${sql(rows)}`;
  const told = await rowsOf({ to: '2021-01-01' }, 'purchases');
  expect(Object.fromEntries((told ?? []).map(({ Currency, Kept }) => [Currency, Kept]))).toEqual({
    KRW: 5000,
    KWD: 5,
    EUR: 50,
  });
  await sql`delete from purchases where checkout_id in ${sql(rows.map((row) => row.checkout_id))}`;
});

it('counts a view on its own day, after the midnight of its visit too, and for a campaign with the visit', async () => {
  const { sql } = database.current;
  const [visit] = await sql<
    { session_id: string }[]
  >`select session_id from user_sessions where not suspected_bot`;
  const after = new Date(Date.parse(reportedDay) + 24 * 60 * 60 * 1000 + 1000);
  const view = {
    id: uuidv7(),
    session_id: visit?.session_id ?? '',
    created_at: after,
    occurred_at: after,
    occurred_on: after,
    sequence_number: 90,
    event_type: 'page_view',
    page_url: '/about',
    page_title: 'A page',
  };
  await sql`insert into website_analytics ${sql(view)}`;
  await sql`update user_sessions set page_views_count = 3 where session_id = ${view.session_id}`;
  const viewsOf = async (question: object) =>
    (await reportOf(question)).days.map(({ day, views }) => [day, views]);
  expect(await viewsOf({})).toEqual([
    [reportedDay, 2],
    [after.toISOString().slice(0, 10), 1],
  ]);
  expect(await viewsOf({ campaign: 'spring' })).toEqual([[reportedDay, 3]]);
  await sql`delete from website_analytics where id = ${view.id}`;
  await sql`update user_sessions set page_views_count = 2 where session_id = ${view.session_id}`;
});

// Last, as it changes what the others read.
it('says of a lead what became of it in the end', async () => {
  const { sql } = database.current;
  // The other one of the visit only went to pay.
  const expectThen = async (then: string) => {
    const thens = ((await rowsOf({}, 'leads')) ?? []).map((row) => row.Then);
    expect(thens.sort()).toEqual([then, 'went to pay'].sort());
  };
  await expectThen('bought');
  const other = {
    checkout_id: 'other',
    amount: 100,
    currency: 'usd',
    state: 'paid',
    purchased_at: new Date(),
  };
  await sql`insert into purchases ${sql({ ...other, assessment_id: lead, is_test: false })}`;
  await sql`update refunds set amount = 4900`;
  await expectThen('bought');
  await sql`delete from purchases where checkout_id = 'other'`;
  await expectThen('is paying by bank');
  await sql`delete from purchases where state = 'pending'`;
  await expectThen('booked a call');
  await sql`
    update bookings set canceled_at = booked_at + interval '1 hour', canceled_by = 'invitee'
    where canceled_at is null and assessment_id = ${lead}`;
  await expectThen('refunded');
  await sql`delete from purchases where assessment_id = ${lead}`;
  await expectThen('canceled the call');
  await sql`update bookings set canceled_by = 'host' where assessment_id = ${lead}`;
  await expectThen('we canceled the call');
  // Moved, and nothing is known of the call that took its place.
  await sql`delete from bookings where assessment_id = ${lead} and not is_rescheduled`;
  await expectThen('booked a call');
});
