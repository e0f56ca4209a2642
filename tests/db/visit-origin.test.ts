import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { checkoutLinks } from '@/content/checkout-links';
import { site } from '@/content/site';
import { readLeads } from '@/db/queries/leads';
import { readReport } from '@/db/reporting/read-report';
import { sourceInWords } from '@/db/visit-origin';
import { leadMessage } from '@/lib/leads/lead-message';
import { totalsOf } from '@/scripts/report/page';
import { storeLead } from '../support/leads';
import { storeEvents } from '../support/reporting-rows';
import { siteDatabase } from '../support/site-database';
import { storeVisit } from '../support/stored-visits';
import { backendSubmission } from '../support/submissions';

const database = siteDatabase();
const sql = () => database.current.sql;

type Beginning = { after?: string; source?: string; campaign?: string; referrer?: string };

async function visitThat({ after, source, campaign, referrer }: Beginning): Promise<string> {
  const id = await storeVisit(sql(), { at: new Date() });
  await sql()`
    update user_sessions set assessment_id = ${after ?? null}, utm_source = ${source ?? null},
      utm_campaign = ${campaign ?? null}, referrer = ${referrer ?? null} where session_id = ${id}`;
  return id;
}

const leadIn = (sessionId: string, answers: Parameters<typeof backendSubmission>[0] = {}) =>
  storeLead(['webhook'], backendSubmission(answers, { sessionId }));

const search = { referrer: 'https://www.example.com/search' };
const tagged = { source: 'letter', campaign: 'springtime' };

let first = '';
let back = '';
let again = '';
let firstLead = '';
let secondLead = '';

/** Somebody who comes by a campaign, and another time by a search engine, answers again, books, buys and applies. */
beforeAll(async () => {
  first = await visitThat(tagged);
  firstLead = await leadIn(first);
  back = await visitThat({ after: firstLead, ...search });
  secondLead = await leadIn(back);
  again = await visitThat({ after: secondLead });
  await leadIn(back, { q1Typed: 'Zzz' });
  const handOff = { session_id: back, assessment_id: secondLead };
  const booking = { invitee_id: uuidv7(), booked_at: new Date(), starts_at: new Date(), ends_at: new Date() };
  await sql()`insert into bookings ${sql()({ ...handOff, ...booking, is_rescheduled: false })}`;
  const purchase = { checkout_id: uuidv7(), amount: 4900, currency: 'usd', purchased_at: new Date() };
  await sql()`insert into purchases ${sql()({ ...handOff, ...purchase, state: 'paid', is_test: false })}`;
  await sql()`
    insert into career_applications (id, session_id, first_name, last_name, phone_number, email, position, experiences,
      about_yourself, suspected_bot, bot_reasons)
    values (${uuidv7()}, ${back}, 'Some', 'Body', '+1 555 0100', 'body@example.com', 'AI Engineer', '[]', 'About',
      false, '{}')`;
});

/** The lead as its receiver hears of it. */
async function heardOf(lead: string) {
  const [delivery] = await sql()`select id from lead_deliveries where assessment_id = ${lead}`;
  const found = await readLeads([delivery?.id]);
  return found.ok ? found.value.get(delivery?.id) : undefined;
}

async function campaignTold(id: string) {
  const lead = await heardOf(id);
  return lead && leadMessage(lead)?.data.campaign;
}

const originOf = async (session: string) => {
  const [row] = await sql()`
    select source, campaign from reporting.visit_origin where session_id = ${session}`;
  return row;
};

it('a visit that goes on with an assessment has the campaign of the one that made it, over several', async () => {
  expect(await originOf(back)).toEqual(tagged);
  expect(await originOf(again)).toEqual(tagged);
});

it('a campaign of its own comes before that, and the whole of it; a referrer of its own does not', async () => {
  expect(await originOf(await visitThat({ after: firstLead, campaign: 'autumn' }))).toEqual({
    source: 'direct',
    campaign: 'autumn',
  });
  const plain = await visitThat(search);
  const afterPlain = await visitThat({ after: await leadIn(plain) });
  expect(await originOf(plain)).toEqual({ source: 'www.example.com', campaign: null });
  expect(await originOf(afterPlain)).toEqual({ source: 'www.example.com', campaign: null });
});

/** A form that is filled in from the first of these visits on, a minute after the one before. */
async function formOver(visits: readonly string[]): Promise<void> {
  const journey = uuidv7();
  for (const [index, visit] of visits.entries()) {
    const at = new Date(Date.now() + index * 60_000);
    await sql()`update user_sessions set started_at = ${at} where session_id = ${visit}`;
    const type = index === 0 ? 'journey_start' : 'question_answer';
    await sql()`
      insert into ai_journey_analytics (session_id, id, occurred_at, occurred_on, sequence_number, journey_id, event_type,
        is_back_navigation, completion_percentage, total_questions, custom_data)
      values (${visit}, ${uuidv7()}, ${at}, ${at}, 1, ${journey}, ${type}, false, 0, 3, '{"assessment_type": "backend"}')`;
  }
}

it('of two campaigns the later one counts, also where only the other has a referrer', async () => {
  const ad = await visitThat({ source: 'google', campaign: 'advert', ...search });
  const newsletter = { source: 'newsletter', campaign: 'autumn' };
  const later = await visitThat({ after: await leadIn(ad), ...newsletter });
  expect(await originOf(later)).toEqual(newsletter);
  expect(await campaignTold(await leadIn(later))).toMatchObject(newsletter);
});

it('a lead whose form was reloaded, or left for half an hour, has the campaign of the visit that began it', async () => {
  const began = await visitThat({ source: 'letter', campaign: 'june' });
  const [reloaded, finished] = [await visitThat({}), await visitThat({})];
  await formOver([began, reloaded, finished]);
  const id = await leadIn(finished);
  const tags = { source: 'letter', campaign: 'june' };
  expect(await sql()`select source, campaign from reporting.leads where lead_id = ${id}`).toEqual([tags]);
  expect(await campaignTold(id)).toMatchObject(tags);
  const later = await visitThat({ after: id });
  for (const visit of [began, reloaded, finished, later]) expect(await originOf(visit)).toEqual(tags);
});

it('of a form over several visits the last campaign counts, and nothing that came after the visit', async () => {
  const began = await visitThat({ campaign: 'june' });
  const [again, finished] = [await visitThat({ campaign: 'july' }), await visitThat(search)];
  await formOver([began, again, finished]);
  const campaigns = [];
  for (const visit of [began, again, finished]) campaigns.push((await originOf(visit))?.campaign);
  expect(campaigns).toEqual(['june', 'july', 'july']);
  const plain = await visitThat({});
  await formOver([plain, await visitThat({ campaign: 'august' })]);
  expect(await originOf(plain)).toEqual({ source: 'direct', campaign: null });
});

it('staff are told so, in the same words wherever a source stands', async () => {
  const told = await sql()<{ view: string; meaning: string }[]>`
    select attrelid::regclass::text as view, col_description(attrelid, attnum) as meaning
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'reporting'::regnamespace and attname = 'source' and relname <> 'visit_origin'`;
  expect(told).toHaveLength(8);
  for (const { view, meaning } of told) expect(meaning.startsWith(sourceInWords), view).toBe(true);
  expect(sourceInWords).toMatch(/last visit with a campaign, .* else of the last that a site or app led to/);
});

it('staff are told who else is direct, as a visit is that a page of ours opened', async () => {
  const opened = await visitThat({});
  await storeEvents(sql(), opened, [{ seq: 1, type: 'page_view', page: '/about', previous: '/contact' }]);
  expect(await originOf(opened)).toEqual({ source: 'direct', campaign: null });
  const [told] = await sql()`
    select col_description('reporting.visit_origin'::regclass, attnum) as meaning from pg_attribute
    where attrelid = 'reporting.visit_origin'::regclass and attname = 'source'`;
  for (const who of ['another tab', 'half an hour', 'the calendar'])
    expect(told?.meaning).toMatch(new RegExp(`else direct: .*${who}`));
});

it('a site is called the same on whatever port it is', async () => {
  const fromPort = await visitThat({ referrer: 'http://intranet.example:8080/links' });
  expect(await originOf(fromPort)).toEqual({ source: 'intranet.example', campaign: null });
});

it('an app is where a visitor came from', async () => {
  const fromApp = await visitThat({ referrer: 'android-app://com.example.mail/' });
  expect(await originOf(fromApp)).toEqual({ source: 'com.example.mail', campaign: null });
});

it.each([site.calendarUrl, checkoutLinks.bundle])(
  'who comes back from booking or paying did not come from %s, but from where they came before',
  async (link) => {
    const back = { referrer: `${new URL(link).origin}/` };
    const alone = await visitThat(back);
    expect(await originOf(alone)).toEqual({ source: 'direct', campaign: null });
    const searched = await visitThat(search);
    const paid = await visitThat({ after: await leadIn(searched), ...back });
    expect(await originOf(paid)).toEqual({ source: 'www.example.com', campaign: null });
    const [stored] = await sql()`select referrer from user_sessions where session_id = ${paid}`;
    expect(stored).toEqual(back);
  },
);

it('visits that name each other, or an assessment nobody knows, have what they tell themselves', async () => {
  const one = await visitThat({ after: uuidv7(), ...search });
  expect(await originOf(one)).toEqual({ source: 'www.example.com', campaign: null });
  const other = await visitThat({ after: await leadIn(one) });
  await sql()`update user_sessions set assessment_id = ${await leadIn(other)} where session_id = ${one}`;
  expect(await originOf(one)).toEqual({ source: 'www.example.com', campaign: null });
});

it('the report of a campaign has what its visitors did when they came back', async () => {
  const figures = await readReport(database.current.url, { campaign: 'springtime' }, () => undefined);
  const rowsOf = (id: string) => figures.sections.find((section) => section.id === id)?.rows;
  expect(Object.fromEntries(totalsOf(figures))).toMatchObject({
    Leads: 3,
    Applications: 1,
    'Calls booked': 1,
    Purchases: 1,
  });
  expect(rowsOf('funnel')).toMatchObject([
    { Step: 'Visits', 'How many': 3 },
    { Step: 'Assessments', 'How many': 3 },
    { Step: 'Recommendations', 'How many': 2 },
    { Step: 'Calls that stand', 'How many': 1 },
    { Step: 'Purchases', 'How many': 1 },
  ]);
  expect(rowsOf('sources')).toMatchObject([{ Source: 'letter', Visits: 3, Assessments: 3, Applications: 1 }]);
  expect(rowsOf('purchases')).toMatchObject([{ Purchases: 1 }]);
  expect(rowsOf('not-understood')).toHaveLength(1);
});

it.each(['bookings', 'purchases', 'applications', 'leads'])('%s say the same', async (view) => {
  const rows = await sql().unsafe(
    `select source, campaign from reporting.${view} where session_id = '${back}'`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toEqual(tagged);
});

it('who hears of the lead hears it too', async () => {
  expect(await campaignTold(secondLead)).toMatchObject(tagged);
  expect((await heardOf(secondLead))?.visit?.sessionId).toBe(back);
});

// Asked of the table, or a step at a time, it took a tenth of a second of a million events in each of these views.
it.each([
  'visit_origin',
  'sessions',
  'sources',
  'funnel',
  'leads',
  'bookings',
  'purchases',
  'pending_payments',
  'applications',
])(
  '%s learns from an index alone which journeys were in several visits, and reads the visits once',
  async (view) => {
    const plan = await sql().begin(async (transaction) => {
      await transaction`set local enable_seqscan = off`;
      return transaction.unsafe(`explain (costs off) select * from reporting.${view}`);
    });
    const lines = plan.map((row) => String(row['QUERY PLAN']));
    expect(lines.join('\n')).toMatch(/Unique\n.*Index Only Scan using ai_journey_analytics_journey_visits/);
    expect(
      lines.filter((line) => /\bon user_sessions (session|user_sessions)\b/.test(line)).length,
    ).toBeLessThanOrEqual(1);
  },
);
