import { beforeAll, expect, it } from 'vitest';
import { queueMissedLeads } from '@/db/queries/leads';
import { readReport } from '@/db/reporting/read-report';
import { startMetrics } from '@/lib/metrics/registry';
import { terminalLines } from '@/scripts/report';
import { storeLead } from '../support/leads';
import { siteDatabase } from '../support/site-database';
import { backendSubmission } from '../support/submissions';

const database = siteDatabase();
const sql = () => database.current.sql;

const visitor = 'Zanzibarsson';

const settle = (lead: string, state: string) => sql()`
  update lead_deliveries set state = ${state}, last_failure = ${state === 'dead' ? 'HTTP_503' : null},
    settled_at = now() where assessment_id = ${lead}`;

/** An attempt that failed, and when the next one is due. */
const fail = (lead: string, failure: string, next: string) => sql()`
  update lead_deliveries set attempts = 1, last_failure = ${failure}, next_attempt_at = now() + ${next}::interval
  where channel = 'webhook' and assessment_id = ${lead}`;

const announced = () => storeLead(['webhook'], backendSubmission({ name: visitor }));

beforeAll(async () => {
  for (const state of ['dead', 'dead', 'delivered', 'skipped']) await settle(await announced(), state);
  await storeLead(['webhook', 'email'], backendSubmission({ name: visitor }));
  // Of the two it is not the newest failure whose next attempt is the last to come: pauses grow.
  await fail(await announced(), 'TIMEOUT', '20 hours');
  await fail(await announced(), 'HTTP_401', '5 seconds');
});

const days = { from: '2020-01-01', to: '2020-01-01' };
const firstLine = async () => {
  const figures = await readReport(database.current.url, days, () => undefined);
  return terminalLines(figures, { ...days, madeAt: new Date() })[0] ?? '';
};

/** Rows of a metric as Prometheus reads them. */
async function rowsOf(metric: string): Promise<string[]> {
  startMetrics();
  const text = (await globalThis.siteMetrics?.text()) ?? '';
  expect(text).not.toContain(visitor);
  return text.split('\n').filter((line) => line.startsWith(`${metric}{`));
}

const gauge = () => rowsOf('site_lead_deliveries');

it('the view counts all deliveries by channel and state', async () => {
  expect(
    await sql()`select channel, state, deliveries::int, last_failure from reporting.deliveries order by 1, 2`,
  ).toEqual([
    { channel: 'email', state: 'waiting', deliveries: 1, last_failure: null },
    { channel: 'webhook', state: 'dead', deliveries: 2, last_failure: 'HTTP_503' },
    { channel: 'webhook', state: 'delivered', deliveries: 1, last_failure: null },
    { channel: 'webhook', state: 'skipped', deliveries: 1, last_failure: null },
    { channel: 'webhook', state: 'waiting', deliveries: 3, last_failure: 'HTTP_401, TIMEOUT' },
  ]);
});

it('the report begins with those nobody was told of, whatever days it is of', async () => {
  expect(await firstLine()).toMatch(
    /: email 1 waiting; webhook 3 waiting \(HTTP_401, TIMEOUT\); webhook 2 given up \(HTTP_503\)\. .* npm run deliver-leads -- --revive$/,
  );
});

it('they are measured too, and once there are none the report says nothing and the gauge 0', async () => {
  expect(await gauge()).toEqual([
    'site_lead_deliveries{channel="webhook",state="waiting"} 3',
    'site_lead_deliveries{channel="webhook",state="dead"} 2',
    'site_lead_deliveries{channel="email",state="waiting"} 1',
    'site_lead_deliveries{channel="email",state="dead"} 0',
  ]);
  await sql()`update lead_deliveries set state = 'delivered', settled_at = now()`;
  expect(await firstLine()).not.toContain('waiting');
  expect(await gauge()).toEqual(
    ['webhook', 'email'].flatMap((channel) =>
      ['waiting', 'dead'].map((state) => `site_lead_deliveries{channel="${channel}",state="${state}"} 0`),
    ),
  );
});

it('a lead that was queued later is as old in the view as it is itself', async () => {
  const lead = await announced();
  await sql()`update ai_assessments set created_at = '2026-05-31T12:00:00Z' where id = ${lead}`;
  expect(await queueMissedLeads(['email'], '2026-05-31')).toMatchObject({ ok: true });
  expect(
    await sql()`select oldest_at from reporting.deliveries where channel = 'email' and state = 'waiting'`,
  ).toEqual([{ oldest_at: new Date('2026-05-31T12:00:00Z') }]);
});

// An alarm on any of them asks by how much its row has risen: the first one must not make the row.
it.each([
  ['site_events_total', ['accepted', 'stored', 'refused']],
  ['site_assessments_total', ['stored', 'later', 'refused']],
  ['site_applications_total', ['stored', 'not_stored']],
])('what became of nothing yet is measured as 0: %s', async (metric, outcomes) => {
  expect(await rowsOf(metric)).toEqual(outcomes.map((outcome) => `${metric}{outcome="${outcome}"} 0`));
});
