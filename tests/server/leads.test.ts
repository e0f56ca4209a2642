import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endpoints } from '@/lib/endpoints';
import { assessmentsEndpoint } from '@/lib/paths';
import {
  calendlyEvent,
  inviteeAddress,
  providerSignature,
  stripeCheckout,
  stripeRefund,
} from '../fixtures/provider-events';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { type LeadReceiver, leadSecret, startLeadReceiver } from '../support/lead-receiver';
import { type MailServer, startMailServer } from '../support/mail-server';
import { backendSubmission } from '../support/submissions';
import { batchOf, pageView, visit } from '../support/visits';
import { browserHeaders, postBatch, send } from './send';
import { root, type Site, startSite } from './site';

const providerSecret = 'a secret of a provider';
const { calendarWebhook, checkoutWebhook } = endpoints;

let database: TestDatabase;
let receiver: LeadReceiver;
let mail: MailServer;
/** Two instances that send leads and hear of sales, and one that does neither. */
let sites: [Site, Site];
let silent: Site;

beforeAll(async () => {
  database = await createTestDatabase();
  receiver = await startLeadReceiver();
  mail = await startMailServer();
  const variables = {
    DATABASE_URL: database.url,
    LEAD_WEBHOOK_URL: receiver.url,
    LEAD_WEBHOOK_SECRET: leadSecret,
    LEAD_EMAIL_SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    LEAD_EMAIL_FROM: 'site@example.com',
    LEAD_EMAIL_TO: 'sales@example.com',
    CALENDAR_WEBHOOK_SECRET: providerSecret,
    CHECKOUT_WEBHOOK_SECRET: providerSecret,
    RATE_LIMIT: 'off',
    TEST_TIME: 'usual pauses',
  };
  sites = await Promise.all([startSite(variables), startSite(variables)]);
  silent = await startSite({ DATABASE_URL: database.url });
});
afterAll(async () => {
  await Promise.all([...sites, silent].map((site) => site.stop()));
  await Promise.all([receiver.close(), mail.close()]);
  await database.drop();
});

const post = (site: Site, submission: unknown) =>
  send(`${site.origin}${assessmentsEndpoint}`, {
    method: 'POST',
    headers: browserHeaders(site),
    body: JSON.stringify(submission),
  });

describe('finished assessments', () => {
  it('are answered while the receiver hangs, and reach it once, signed, by whichever instance', async () => {
    const held: ServerResponse[] = [];
    receiver.answerWith((_, response) => void held.push(response));
    const submissions = Array.from({ length: 40 }, () => backendSubmission({ name: 'Ada Lovelace' }));
    const answers = await Promise.all(
      submissions.map((submission, index) => post(sites[index % 2 === 0 ? 0 : 1], submission)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await receiver.hasReceived(1);

    const taken = [...held];
    const before = [...receiver.received];
    receiver.answerWith((_, response) => response.writeHead(204).end());
    for (const response of taken) response.end();
    await receiver.hasReceived(submissions.length - before.length);

    const received = [...before, ...receiver.received];
    const ids = received.map(({ headers, body }) => {
      const signed = Object.entries(headers).map(([name, value]) => [name, String(value)]);
      new Webhook(leadSecret).verify(body, Object.fromEntries(signed));
      return JSON.parse(body).data.id;
    });
    expect(ids.toSorted()).toEqual(submissions.map(({ id }) => id).toSorted());
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(submissions.length);
  });

  it('reach people by mail too', async () => {
    const letter = await mail.firstLetter;
    expect(letter.to).toEqual(['sales@example.com']);
    expect(letter.body).toContain('Ada Lovelace finished the backend assessment');
  });

  it('leave no word of them in the log, whatever the receiver answers', async () => {
    receiver.answerWith((_, response) => response.writeHead(500).end('a secret of the receiver'));
    const submission = backendSubmission({ name: 'Ada Lovelace' });
    await post(sites[0], submission);
    const lines = await vi.waitUntil(
      () => sites.map((site) => site.log()).find((text) => text.includes('HTTP_500')),
      { timeout: 60_000 },
    );
    expect(lines).not.toMatch(/Lovelace|daily operations|secret of the receiver/);
    receiver.answerWith((_, response) => response.writeHead(204).end());
  });
});

const tell = (site: Site, path: string, event: unknown, headers: Record<string, string> = {}) => {
  const body = JSON.stringify(event);
  const name = path === calendarWebhook ? 'calendly-webhook-signature' : 'stripe-signature';
  const signature = providerSignature(body, providerSecret);
  return send(site.origin + path, { method: 'POST', body, headers: { [name]: signature, ...headers } });
};

describe('the addresses for providers', () => {
  it.each([
    [calendarWebhook, calendlyEvent()],
    [checkoutWebhook, stripeCheckout()],
  ])('%s: nothing is there while its secret is not set', async (path, event) => {
    expect((await tell(silent, path, event)).status).toBe(404);
  });

  it('believe a signature from wherever it comes, in chunks too, and nothing else', async () => {
    const [site] = sites;
    const event = calendlyEvent({ invitee: 'BELIEVED' });
    const body = JSON.stringify(event);
    const headers = { 'calendly-webhook-signature': providerSignature(body, providerSecret) };
    const url = site.origin + calendarWebhook;
    const statuses = await Promise.all([
      tell(site, calendarWebhook, event),
      tell(site, calendarWebhook, event, { origin: 'https://calendly.com', 'sec-fetch-site': 'cross-site' }),
      send(url, { method: 'POST', headers, body, chunked: true }),
      send(url, { method: 'POST', headers, body: `${body} ` }),
      send(url, { method: 'POST', headers: browserHeaders(site), body }),
      send(url, { method: 'POST', headers, body: 'x'.repeat(300_000) }),
      send(url),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([204, 204, 204, 401, 401, 413, 405]);
    const rows = await database.sql`select from bookings where invitee_id = ${inviteeAddress('BELIEVED')}`;
    expect(rows).toHaveLength(1);
  });
});

/** The questions staff ask, as docs/leads.md answers them. */
const salesOf = (view: 'bookings' | 'purchases') => {
  const page = readFileSync(join(root, 'docs/leads.md'), 'utf8');
  const queries = [...page.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, query = '']) => query);
  return database.sql.unsafe(queries.find((query) => query.includes(`from reporting.${view}`)) ?? '');
};

it('joins a campaign to its assessment, its recommendation, its call and its purchase', async () => {
  const [one, other] = sites;
  const sessionId = uuidv7();
  const campaign = { source: 'newsletter', campaign: 'May sale' };
  await postBatch(one, batchOf(visit({ id: sessionId, utm: campaign, events: [pageView()] })));
  const submission = backendSubmission({ name: 'Grace' }, { sessionId });
  await post(other, submission);
  const reference = `${sessionId}_${submission.id}`;
  const events: [path: string, event: unknown][] = [
    [checkoutWebhook, stripeRefund({ amount: 10_000 })],
    [checkoutWebhook, stripeCheckout({ reference: `${reference}_auto-vsl-generator` })],
    [calendarWebhook, calendlyEvent({ invitee: 'FIRST', utmContent: reference })],
    [calendarWebhook, calendlyEvent({ invitee: 'SECOND', replaces: 'FIRST' })],
    [calendarWebhook, calendlyEvent({ invitee: 'FIRST', event: 'invitee.canceled', isRescheduled: true })],
  ];
  for (const [path, event] of events) expect((await tell(one, path, event)).status).toBe(204);

  const known = {
    source: 'newsletter',
    medium: null,
    campaign: 'May sale',
    lead_id: submission.id,
    name: 'Grace',
    recommendation: 'FULL Backend Optimization',
    marked: false,
  };
  const ofGrace = async (view: 'bookings' | 'purchases') =>
    (await salesOf(view)).filter(({ name }) => name === 'Grace');
  expect(await ofGrace('purchases')).toEqual([
    {
      ...known,
      purchased_at: expect.any(Date),
      item: 'auto-vsl-generator',
      amount: '49700',
      refunded: '10000',
      kept: '39700',
      currency: 'usd',
    },
  ]);
  expect(await ofGrace('bookings')).toEqual([
    {
      ...known,
      booked_at: expect.any(Date),
      starts_at: new Date('2026-05-11T15:00:00Z'),
      stands: true,
      canceled_by: null,
    },
  ]);

  const [lead] = await database.sql`select * from reporting.leads where lead_id = ${submission.id}`;
  expect(lead).toMatchObject({
    name: 'Grace',
    session_id: sessionId,
    source: 'newsletter',
    campaign: 'May sale',
    recommendation: 'FULL Backend Optimization',
    booked_at: expect.any(Date),
    call_at: new Date('2026-05-11T15:00:00Z'),
    purchased_at: expect.any(Date),
  });
  const funnel = await database.sql`
    select source, sessions::int, assessments::int, recommendations::int, bookings::int, canceled::int, purchases::int
    from reporting.funnel where campaign = 'May sale'`;
  expect(funnel).toEqual([
    {
      source: 'newsletter',
      sessions: 1,
      assessments: 1,
      recommendations: 1,
      bookings: 1,
      canceled: 0,
      purchases: 1,
    },
  ]);
});
