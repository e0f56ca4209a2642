import { readFileSync } from 'node:fs';
import postgres from 'postgres';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase } from '@/db/client';
import { migrate, schemaState } from '@/db/migrate';
import { updateLocation } from '@/db/queries/analytics';
import { probeWrites } from '@/db/queries/health';
import { keepSalt, keepSecret } from '@/db/queries/http';
import { reviveDeliveries } from '@/db/queries/leads';
import { recordVisits } from '@/lib/analytics/store-visits';
import { submitAssessment } from '@/lib/assessments/submit-assessment';
import { submitApplication } from '@/lib/careers/submit-application';
import { checkHealth } from '@/lib/health';
import { socketAddressHeader } from '@/lib/http/client-address';
import { limitWrites } from '@/lib/http/rate-limit';
import { deliverDue } from '@/lib/leads/deliver-leads';
import { calendarProvider } from '@/lib/sales/calendar-event';
import { checkoutProvider } from '@/lib/sales/checkout-event';
import { receiveWebhook, type SalesProvider } from '@/lib/sales/receive-webhook';
import { migrateToServe } from '@/scripts/site/database';
import { maintain } from '@/scripts/site/maintenance';
import { calendlyEvent, providerSignature, stripeCheckout, stripeRefund } from '../fixtures/provider-events';
import { applicationDraft, applicationForm } from '../support/applications';
import { administer, createTestDatabase, databaseAt, type TestDatabase } from '../support/database';
import { startLeadReceiver } from '../support/lead-receiver';
import { deliveriesOf, storeLead } from '../support/leads';
import { holdDeadlines } from '../support/slow-time';
import { storeVisit } from '../support/stored-visits';
import { backendSubmission } from '../support/submissions';
import { batchOf, pageExit, pageView, questionAnswer, visit, visitor } from '../support/visits';

const rights = readFileSync('deploy/writer-rights.sql', 'utf8');
const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
const logged = () => printed.mock.calls.flat().map((line) => JSON.parse(String(line)));

let database: TestDatabase;
let owner: postgres.Sql;
let writer: postgres.Sql;

function addressOf(role: string): string {
  const url = new URL(database.url);
  url.username = role;
  url.password = role;
  return url.href;
}

const connect = (url: string) => postgres(url, { max: 1, onnotice: () => {} });

/** For the roles, which are nobody's else, and outlive the database. */
const server = () => databaseAt(database.url, 'postgres');

beforeAll(async () => {
  database = await createTestDatabase('template0');
  const [row] = await database.sql`select current_database() as name`;
  // As docs/deploy.md has it.
  await administer(
    server(),
    `create role site_owner login password 'site_owner';
     create role site_writer login password 'site_writer';
     alter database ${row?.name} owner to site_owner`,
  );
  await migrate(addressOf('site_owner'));
  owner = connect(addressOf('site_owner'));
  writer = connect(addressOf('site_writer'));
  await owner.unsafe(rights);
  process.env.DATABASE_URL = addressOf('site_writer');
  holdDeadlines();
});

afterAll(async () => {
  await closeDatabase();
  await Promise.all([owner.end(), writer.end()]);
  await database.drop();
  await administer(server(), 'drop role site_writer; drop role site_owner');
});

beforeEach(() => void printed.mockClear());

const secret = 'a secret of the provider';

async function told<News>(provider: SalesProvider<News>, event: unknown): Promise<number> {
  const body = JSON.stringify(event);
  const headers = {
    [provider.signatureHeader]: providerSignature(body, secret),
    [socketAddressHeader]: '203.0.113.7',
  };
  const url = `http://localhost/api/webhooks/${provider.name}`;
  return (await receiveWebhook(new Request(url, { method: 'POST', body, headers }), secret, provider)).status;
}

/** Each is done twice, so that rows are written over too. */
const writes: [what: string, write: () => Promise<unknown>, outcome: unknown][] = [
  [
    'an assessment',
    async () => {
      const submission = backendSubmission();
      return [await submitAssessment(submission), await submitAssessment(submission)];
    },
    [{ stored: 'stored' }, { stored: 'stored' }],
  ],
  [
    'an application, and its correction',
    async () => {
      const fields = { id: uuidv7(), sessionId: '', subject: '' };
      const send = (firstName: string) =>
        submitApplication(applicationForm(applicationDraft({ firstName }), fields), new Headers());
      return [await send('Morgan'), await send('Morgan')];
    },
    [{ status: 'submitted' }, { status: 'submitted' }],
  ],
  [
    'a visit, once more, and where it came from',
    async () => {
      const session = visit({ events: [pageView(), pageExit()], journey: [questionAnswer()] });
      const send = () => recordVisits(batchOf(session), visitor());
      return [await send(), await send(), await updateLocation([session.id], { country: 'Iceland' })];
    },
    [{ ok: true }, { ok: true }, { ok: true }],
  ],
  [
    'what the calendar and the checkout tell',
    async () => {
      const events = [
        () => told(calendarProvider, calendlyEvent({})),
        () => told(checkoutProvider, stripeCheckout({})),
        () => told(checkoutProvider, stripeRefund({})),
      ];
      const statuses: number[] = [];
      for (const tell of [...events, ...events]) statuses.push(await tell());
      return statuses;
    },
    Array(6).fill(204),
  ],
  [
    'the salt of a day and the secret of all instances',
    async () => [
      await keepSalt('2026-05-30', 'salt'),
      await keepSalt('2026-05-31', 'salt'),
      await keepSecret('trial', 'secret'),
      await keepSecret('trial', 'another'),
    ],
    Array(4).fill({ ok: true }),
  ],
  ['what a health check writes', async () => [await probeWrites(), await probeWrites()], ['up', 'up']],
];

describe('as site_writer, with the rights in deploy/writer-rights.sql alone, the site', () => {
  it.each(writes)('stores %s', async (_what, write, outcome) => {
    expect(await write()).toMatchObject(outcome as object);
    expect(logged()).toEqual([]);
  });

  it('counts its clients in the database', async () => {
    const client = new Headers({ [socketAddressHeader]: '203.0.113.7' });
    expect([await limitWrites('form', client), await limitWrites('form', client)]).toEqual([
      { ok: true },
      { ok: true },
    ]);
    const counted = await database.sql`select points from write_limits where key like 'form:%'`;
    expect(counted).toEqual([{ points: 2 }]);
  });

  it('sends its leads, and tries again what was given up', async () => {
    const receiver = await startLeadReceiver();
    const id = await storeLead(['webhook']);
    const key = `whsec_${Buffer.from('a secret of at least 24 bytes').toString('base64')}`;
    const webhook = { url: receiver.url, format: 'json', secret: key } as const;
    const sent = await deliverDue('webhook', { channels: { webhook }, patience: 20_000 });
    await receiver.close();
    expect(sent).toMatchObject({ ok: true, value: { delivered: 1 } });
    expect(await deliveriesOf(database.sql, id)).toMatchObject([{ state: 'delivered' }]);
    expect(await reviveDeliveries(['webhook'])).toMatchObject({ ok: true });
  });

  it('does its daily work: sums by day, and deleting what is past its age', async () => {
    await storeVisit(database.sql, { at: new Date(), events: 2, steps: 1 });
    await storeVisit(database.sql, { at: '2020-01-01T00:00:00Z', events: 2, steps: 1 });
    const lead = await storeLead([]);
    await database.sql.unsafe(`
      insert into erased_ids values (gen_random_uuid(), '2020-01-01');
      insert into address_salts values ('2020-01-01', 'salt');
      insert into write_limits (key, points, expire) values ('old', 1, 1);
      insert into lead_deliveries (channel, assessment_id, state, settled_at)
        values ('email', '${lead}', 'delivered', '2020-01-01')`);
    const signal = new AbortController().signal;
    for (let round = 0; round < 2; round++) {
      expect(await maintain(addressOf('site_writer'), async () => true, { signal })).toBe(true);
    }
    const left = await database.sql`
      select (select count(*) from user_sessions where created_at < '2021-01-01')::int as sessions,
        (select count(*) from website_analytics where created_at < '2021-01-01')::int as events,
        (select count(*) from ai_journey_analytics where created_at < '2021-01-01')::int as steps,
        (select count(*) from erased_ids)::int as erased,
        (select count(*) from address_salts where day < '2021-01-01')::int as salts,
        (select count(*) from write_limits where key = 'old')::int as limits,
        (select count(*) from lead_deliveries where channel = 'email')::int as deliveries`;
    expect(left).toEqual([
      { sessions: 0, events: 0, steps: 0, erased: 0, salts: 0, limits: 0, deliveries: 0 },
    ]);
    const [sums] = await database.sql`select sum(views)::int as views from daily_pages`;
    expect(sums?.views).toBeGreaterThanOrEqual(2);
    expect(await checkHealth('ready')).toMatchObject({
      status: 'ok',
      maintenance: { rollups: expect.any(String), retention: expect.any(String) },
    });
  });

  it('starts where nothing is to migrate, and leaves a later version to the owner, whose views change nothing for it', async () => {
    expect(await schemaState(addressOf('site_writer'))).toBe('same');
    await migrate(addressOf('site_writer'));
    await owner.unsafe(`comment on schema reporting is 'Definition of another version.'`);
    await expect(migrate(addressOf('site_writer'))).rejects.toMatchObject({ code: '42501' });
    // A start goes on without them: neither an upgrade nor the way back may wait for views that only staff read.
    printed.mockClear();
    expect(await migrateToServe(addressOf('site_writer'))).toBe(false);
    expect(String(printed.mock.lastCall)).toContain('npm run db:migrate with the address of the owner');
    await migrate(addressOf('site_owner'));
    expect(await migrateToServe(addressOf('site_writer'))).toBe(true);
    await migrate(addressOf('site_writer'));
    expect(await submitAssessment(backendSubmission())).toMatchObject({ stored: 'stored' });
  });
});

describe('nothing more', () => {
  it.each([
    'delete from ai_assessments',
    'delete from career_applications',
    'delete from bookings',
    'delete from purchases',
    'delete from refunds',
    'delete from site_secrets',
    'delete from maintenance_runs',
    'update daily_pages set views = 0',
    'insert into erased_ids (id) values (gen_random_uuid())',
    'delete from sample_ids',
    'insert into sample_ids values (gen_random_uuid())',
    'select from reporting.leads',
    'delete from drizzle.__drizzle_migrations',
    'truncate website_analytics',
    'alter table ai_assessments drop column name',
    'drop table write_limits',
    'create table note (text text)',
    'create schema notes',
    'create role another',
  ])('%s is refused', async (statement) => {
    await expect(writer.unsafe(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('is left to say: every table is named, and there are no sequences', async () => {
    const unnamed = await database.sql`
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and not has_table_privilege('site_writer', oid, 'select')`;
    expect(unnamed).toEqual([]);
    expect(await database.sql`select from pg_sequences where schemaname <> 'drizzle'`).toHaveLength(0);
  });
});

it('without the right to insert, what is sent waits, the log names the cause, and it is over with the next GRANT', async () => {
  const isReady = async () => (await checkHealth('ready')).status === 'ok';
  await owner`revoke insert on all tables in schema public from site_writer`;
  const submission = backendSubmission();
  const batch = batchOf(visit({ events: [pageView()] }));
  expect(await submitAssessment(submission)).toMatchObject({ stored: 'later', isRejected: false });
  expect(await recordVisits(batch, visitor())).toMatchObject({ ok: false });
  await vi.waitFor(async () => expect(await isReady()).toBe(false), 60_000);
  expect(await checkHealth('alive')).toEqual({ status: 'ok', database: 'up' });
  expect(logged()).toMatchObject([
    { event: 'database_away', code: '42501', cause: expect.stringContaining('deploy/writer-rights.sql') },
  ]);
  expect(printed.mock.calls.flat().join('\n')).not.toContain(submission.answers.name);

  await owner.unsafe(rights);
  expect(await submitAssessment(submission)).toMatchObject({ stored: 'stored' });
  await vi.waitFor(async () => expect(await isReady()).toBe(true), 60_000);
  expect(logged().map(({ event }) => event)).toEqual(['database_away']);
  expect(await recordVisits(batch, visitor())).toMatchObject({ ok: true });
  expect(logged().at(-1)).toMatchObject({ event: 'database_back', refused: 2 });
});

describe('also before anything was sent, it is ready exactly while every write of a visitor would be stored', () => {
  const submit = () =>
    submitApplication(
      applicationForm(applicationDraft(), { id: uuidv7(), sessionId: '', subject: '' }),
      new Headers(),
    );
  const visitorsWrites = async () => {
    const session = visit({ events: [pageView()], journey: [questionAnswer()] });
    return [
      (await submitAssessment(backendSubmission())).stored === 'stored',
      (await submit()).status === 'submitted',
      (await recordVisits(batchOf(session), visitor())).ok,
    ];
  };

  it.each([
    'user_sessions',
    'website_analytics',
    'ai_journey_analytics',
    'ai_assessments',
    'career_applications',
    'lead_deliveries',
    'erased_ids',
    'bookings',
  ])('with each right to %s taken away', async (table) => {
    for (const right of ['select', 'insert', 'update', 'delete']) {
      await owner.unsafe(`revoke ${right} on ${table} from site_writer`);
      const isReady = (await probeWrites()) === 'up';
      const areStored = await visitorsWrites();
      expect([right, isReady], `${right}: ${areStored}`).toEqual([right, !areStored.includes(false)]);
      await owner.unsafe(rights);
      // A write that is stored ends the time for which a failed one counts.
      expect(await visitorsWrites()).toEqual([true, true, true]);
    }
    expect(await probeWrites()).toBe('up');
  });
});

it('is not ready while one table of visitors may not be written to, also before anything was sent', async () => {
  expect(await probeWrites()).toBe('up');
  await owner`revoke insert on career_applications from site_writer`;
  expect(await probeWrites()).toBe('down');
  await owner.unsafe(rights);
  expect(await probeWrites()).toBe('up');
});
