import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { withMaintenanceLock } from '@/db/queries/maintenance';
import { readReport } from '@/db/reporting/read-report';
import { countSamples, holdsOthers, removeSamples } from '@/db/samples';
import { recommend } from '@/lib/assessments/recommend';
import { submitAssessment } from '@/lib/assessments/submit-assessment';
import { type SampleVisit, storeDay, visitsOfDay } from '@/scripts/demo-data/day';
import type { CheckoutNews } from '@/scripts/demo-data/provider-events';
import { daysAgo } from '@/scripts/options';
import { totalsOf } from '@/scripts/report/page';
import { makeSums, storeReportedVisit } from '../support/reporting-rows';
import { siteDatabase } from '../support/site-database';
import { backendSubmission } from '../support/submissions';

// Before the environment is read: whoever leaves a lead is told of.
process.env.LEAD_WEBHOOK_URL = 'https://leads.example.com/hook';
process.env.LEAD_WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const database = siteDatabase();
const sql = () => database.current.sql;
const url = () => database.current.url;

const midnightOf = (back: number) => Date.parse(`${daysAgo(back)}T00:00:00Z`);

/** Two weeks, of which the first is older than anything browsers keep. */
const days = Array.from({ length: 14 }, (_, day) => midnightOf(14 - day));

async function storeAll(): Promise<SampleVisit[]> {
  const all = days.map((midnight) => ({ midnight, visits: visitsOfDay('test', midnight) }));
  await withMaintenanceLock(url(), async (alone) => {
    for (const { midnight, visits } of all) await storeDay(alone, midnight, visits);
  });
  await makeSums(url());
  return all.flatMap(({ visits }) => visits);
}

/** Made or kept by whatever runs on a database, without a word of a visit. */
const kept = ['maintenance_runs', 'site_secrets', 'address_salts', 'write_limits'];

/** Every row of every table. */
async function contents(): Promise<Record<string, string>> {
  const tables = await sql()<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;
  const found: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !kept.includes(table.name))) {
    const [row] = await sql()<{ digest: string }[]>`
      select count(*) || ' ' || coalesce(md5(string_agg((to_jsonb(one) - 'updated_at')::text, '|' order by one::text)), '')
        as digest from ${sql()(name)} as one`;
    found[name] = row?.digest ?? '';
  }
  return found;
}

/** What the providers have said by now of payments that were made. */
const isPaid = (news: CheckoutNews) =>
  news.created * 1000 <= Date.now() && /"payment_status":"paid"/.test(JSON.stringify(news));

/** How many rows of each view are samples: what is made depends on the day, and some fortnights have no purchase. */
const madeFor = () => ({
  leads: visits.flatMap(({ outcome }) => outcome.assessments).length,
  applications: visits.filter(({ outcome }) => outcome.application).length,
  bookings: visits
    .flatMap(({ outcome }) => outcome.bookings)
    .filter((news) => JSON.stringify(news).includes('"invitee.created"')).length,
  purchases: visits.flatMap(({ outcome }) => outcome.purchases).filter(isPaid).length,
});

let visits: SampleVisit[] = [];
let before: Record<string, string> = {};

beforeAll(async () => {
  expect(await holdsOthers(url())).toBe(false);
  await storeReportedVisit(sql());
  await submitAssessment(backendSubmission());
  await makeSums(url());
  before = await contents();
  visits = await storeAll();
});

it('every visit is there, marked, and dated to when it pretends to have happened', async () => {
  const [counted] = await sql()`
    select count(*)::int as sessions, count(distinct (started_at at time zone 'UTC')::date)::int as days,
      max(abs(extract(epoch from created_at - started_at)))::float8 as late
    from user_sessions join sample_ids on id = session_id`;
  expect(counted).toMatchObject({ sessions: visits.length, days: days.length });
  expect(counted?.late).toBeLessThan(2);
  const [events] = await sql()`
    select count(*)::int as events, count(distinct session_id)::int as sessions,
      count(*) filter (where created_at <> occurred_at or occurred_on <> (occurred_at at time zone 'UTC')::date)::int as wrong
    from website_analytics where session_id in (select id from sample_ids)`;
  expect(events).toMatchObject({ sessions: visits.length, wrong: 0 });
  const applications = await sql()`
    select created_at as at from career_applications join sample_ids using (id) order by 1`;
  const sent = visits.flatMap(({ outcome: { application } }) =>
    application ? [application.sentAt + 1000] : [],
  );
  expect(applications.map(({ at }) => at.getTime())).toEqual(sent.sort((one, other) => one - other));
});

it('what is recommended is what the engine says', async () => {
  const pressed = visits.flatMap(({ outcome: { assessments } }) =>
    assessments.map(({ submission }) => submission),
  );
  expect(pressed.length).toBeGreaterThan(10);
  for (const { id, answers, turns } of pressed) {
    const { recommendedService, explanation } = recommend(answers, turns);
    const [row] = await sql()`select recommended_service, rule_id, turn from ai_assessments where id = ${id}`;
    expect(row).toEqual({
      recommended_service: recommendedService,
      rule_id: explanation.ruleId,
      turn: explanation.turn,
    });
  }
});

it('no payment and no refund is of a time to come: a run of a later day tells of it', async () => {
  expect(
    await sql()`
    select purchased_at from purchases where purchased_at > now()
    union all select refunded_at from refunds where refunded_at > now()`,
  ).toEqual([]);
});

it('nobody is told of a sample, as somebody is of a person', async () => {
  const waiting = await sql()`select assessment_id, application_id from lead_deliveries`;
  expect(waiting).toHaveLength(1);
  expect(
    await sql()`
    select from lead_deliveries join sample_ids on sample_ids.id in (assessment_id, application_id)`,
  ).toHaveLength(0);
});

it('views and the report tell samples from people', async () => {
  const [sessions] = await sql()`
    select count(*) filter (where is_sample)::int as samples, count(*) filter (where not is_sample)::int as others
    from reporting.sessions`;
  expect(sessions?.others).toBe(1);
  expect(sessions?.samples).toBeGreaterThan(visits.length / 2);
  const made = madeFor();
  expect(made.leads).toBeGreaterThan(0);
  for (const [view, others] of [
    ['leads', 3],
    ['applications', 1],
    ['bookings', 2],
    ['purchases', 1],
  ] as const) {
    const [row] = await sql().unsafe(`
      select count(*) filter (where is_sample)::int as samples, count(*) filter (where not is_sample)::int as others
      from reporting.${view}`);
    expect(row, view).toEqual({ samples: made[view], others });
  }
  expect(await countSamples(url())).toBeGreaterThan(visits.length);
});

it('the report says how many samples are among what it counts, of its days and its campaign', {
  tags: 'full',
}, async () => {
  const reportOf = (question: object) => readReport(url(), question, () => undefined);
  const countedIn = async (question: object, others: number) => {
    const figures = await reportOf(question);
    const of = Object.fromEntries(totalsOf(figures));
    const { Visits = 0, Leads = 0, Applications = 0, 'Marked as machines': marked = 0 } = of;
    expect(figures.samples).toBe(Visits + Leads + Applications + marked - others);
    return figures.samples;
  };
  const all = await countedIn({ from: daysAgo(14) }, 5);
  const days = Array.from({ length: 14 }, (_, index) => daysAgo(14 - index));
  let sum = 0;
  // What people did, too, is of yesterday, but for the lead that was submitted now.
  for (const day of days) sum += await countedIn({ from: day, to: day }, day === daysAgo(1) ? 4 : 0);
  expect(sum).toBe(all);
  // One by which no person came, or theirs would be among it.
  const campaigns = await sql()`
    select campaign from reporting.sessions where campaign is not null
    group by campaign having bool_and(is_sample) limit 1`;
  const campaign = campaigns[0]?.campaign;
  expect(await countedIn({ campaign }, 0)).toBeGreaterThan(0);
  expect(await countedIn({ campaign }, 0)).toBeLessThan(all);
  expect((await reportOf({ to: daysAgo(40) })).samples).toBe(0);
});

const guide = readFileSync('docs/reporting.md', 'utf8');
const questions = [...guide.matchAll(/^(\d+)\. .*\n\n *```sql\n *(.*)\n/gm)].map(([, number, query]) => ({
  number: Number(number),
  query: query ?? '',
}));

it.each(questions)('question $number of the guide has an answer', async ({ query }) => {
  const [lead] = await sql()`select lead_id, session_id from reporting.leads where is_sample limit 1`;
  const [applicant] = await sql()`select email from reporting.applications where is_sample limit 1`;
  const [spring] =
    await sql()`select campaign from reporting.applications where campaign is not null limit 1`;
  const asked = query
    .replace(/lead_id = '[^']+'/, `lead_id = '${lead?.lead_id}'`)
    .replace(/session_id = '[^']+'/, `session_id = '${lead?.session_id}'`)
    .replace('grace@example.com', applicant?.email)
    .replace(`campaign = 'spring'`, `campaign = '${spring?.campaign}'`);
  expect((await sql().unsafe(asked)).length).toBeGreaterThan(0);
});

it('made again they are the same rows', { tags: 'full' }, async () => {
  const first = await contents();
  await storeAll();
  expect(await contents()).toEqual(first);
});

it('removed, they leave everything as it was', async () => {
  expect(await holdsOthers(url())).toBe(true);
  const gone = await removeSamples(url());
  expect(gone?.find(({ table }) => table === 'user_sessions')?.rows).toBe(visits.length);
  expect(await contents()).toEqual(before);
  expect((await removeSamples(url()))?.every(({ rows }) => rows === 0)).toBe(true);
});
