import type { RequestListener, ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { applicationTextNames } from '@/content/careers';
import { closeDatabase } from '@/db/client';
import { prune } from '@/db/prune';
import { insertApplication } from '@/db/queries/careers';
import { claimDeliveries, reviveDeliveries, settleDelivery } from '@/db/queries/leads';
import { careerApplications } from '@/db/schema/careers';
import { submitAssessment } from '@/lib/assessments/submit-assessment';
import type { ApplicationDraft } from '@/lib/careers/application-draft';
import { submitApplication } from '@/lib/careers/submit-application';
import { deliverDue, mostAttempts } from '@/lib/leads/deliver-leads';
import type { WebhookChannel } from '@/lib/leads/lead-channels';
import { sendWebhook } from '@/lib/leads/send-lead';
import { applicationDraft, applicationForm, experience } from '../support/applications';
import { accepts, leadSecret, startLeadReceiver } from '../support/lead-receiver';
import { deliveriesOf, passTime, storeLead } from '../support/leads';
import { siteDatabase } from '../support/site-database';
import { storeVisit } from '../support/stored-visits';
import { backendSubmission } from '../support/submissions';

const database = siteDatabase();
const sql = () => database.current.sql;

const receiver = await startLeadReceiver();
const elsewhere = await startLeadReceiver();
afterAll(() => Promise.all([receiver.close(), elsewhere.close()]));

// What visitors' own requests are asked about; the tests name their channel themselves.
process.env.LEAD_WEBHOOK_URL = receiver.url;
process.env.LEAD_WEBHOOK_SECRET = leadSecret;

const json: WebhookChannel = { url: receiver.url, format: 'json', secret: leadSecret };
const deliver = (webhook: WebhookChannel = json, patience = 20_000) =>
  deliverDue('webhook', { channels: { webhook }, patience });

const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  receiver.answerWith(accepts);
  elsewhere.answerWith(accepts);
});
afterEach(async () => {
  await sql()`delete from lead_deliveries`;
  printed.mockClear();
});

const inAnHour = () => new Date(Date.now() + 60 * 60 * 1000);

describe('a lead that is stored', () => {
  it('waits for each channel once, however often and at once it is sent, and is taken each time', async () => {
    const submission = backendSubmission();
    const twenty = Array.from({ length: 20 });
    const answers = await Promise.all(twenty.map(() => submitAssessment(submission)));
    expect(new Set(answers.map(({ stored }) => stored))).toEqual(new Set(['stored']));
    await Promise.all(twenty.map(() => storeLead(['webhook', 'email'], submission)));
    expect(await deliveriesOf(sql(), submission.id)).toMatchObject([
      { channel: 'email', state: 'waiting', attempts: 0 },
      { channel: 'webhook', state: 'waiting', attempts: 0 },
    ]);
  });

  it('waits for none where none is set up', async () => {
    expect(await deliveriesOf(sql(), await storeLead([]))).toEqual([]);
  });

  it('is not announced when it is refused', async () => {
    const id = await storeLead([]);
    await storeLead(['webhook'], backendSubmission({ name: 'Somebody else' }, { id }));
    expect(await deliveriesOf(sql(), id)).toEqual([]);
  });

  it('is not stored when it cannot be announced', async () => {
    await sql()`alter table lead_deliveries add constraint nobody check (false) not valid`;
    const submission = backendSubmission();
    await storeLead(['webhook'], submission);
    await sql()`alter table lead_deliveries drop constraint nobody`;
    expect(await sql()`select from ai_assessments where id = ${submission.id}`).toHaveLength(0);
  });

  it('takes its deliveries along when it is erased', async () => {
    const id = await storeLead(['webhook', 'email']);
    await sql()`delete from ai_assessments where id = ${id}`;
    expect(await deliveriesOf(sql(), id)).toEqual([]);
  });
});

describe('a clock that ran ahead and was set back', () => {
  const nextAttempt = (lead: string, attempts: number, wait: string) => sql()`
    update lead_deliveries set attempts = ${attempts}, next_attempt_at = now() + ${wait}::interval
    where assessment_id = ${lead}`;

  it.each([
    ['was just stored', 0, '1 hour'],
    ['had failed before', 3, '30 days'],
  ])('does not keep back for as long a lead that %s', async (_, attempts, wait) => {
    await nextAttempt(await storeLead(['webhook']), attempts, wait);
    expect(await deliver()).toMatchObject({ value: { delivered: 1 } });
  });

  it.each([
    ['a claim that was given back', 0, '59 seconds'],
    ['the longest pause', 9, '26.4 hours'],
  ])('is not taken for the reason of %s', async (_, attempts, wait) => {
    await nextAttempt(await storeLead(['webhook']), attempts, wait);
    expect(await deliver()).toMatchObject({ value: { delivered: 0 } });
  });
});

describe('a receiver', () => {
  it('is told when a lead came, however the database has times written', async () => {
    const { pathname } = new URL(database.current.url);
    const setStyle = async (end: string) => {
      await sql().unsafe(`alter database ${pathname.slice(1)} ${end}`);
      // Connections that are open keep theirs.
      await closeDatabase();
    };
    onTestFinished(() => setStyle('reset datestyle'));
    await setStyle(`set datestyle = 'German'`);
    const id = await storeLead(['webhook']);
    const [stored] = await sql()`select created_at from ai_assessments where id = ${id}`;
    expect(await deliver()).toMatchObject({ value: { delivered: 1 } });
    const { timestamp } = JSON.parse(receiver.received[0]?.body ?? '{}');
    expect(timestamp).toBe(stored?.created_at.toISOString());
  });

  it('is sent an assessment with what brought it, signed, under the id of its delivery', async () => {
    const sessionId = await storeVisit(sql(), { at: new Date() });
    await sql()`update user_sessions set utm_source = 'newsletter', utm_campaign = 'May' where session_id = ${sessionId}`;
    const id = await storeLead(['webhook'], backendSubmission({ name: 'Ada & Co' }, { sessionId }));
    const pressed = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
    await sql()`update ai_assessments set pressed_at = ${pressed} where id = ${id}`;

    expect(await deliver()).toEqual({
      ok: true,
      value: { delivered: 1, failed: 0, dead: 0, skipped: 0 },
    });

    const [delivery] = await deliveriesOf(sql(), id);
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, settled_at: expect.any(Date) });
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    expect(headers['webhook-id']).toBe(delivery?.id);
    expect(headers['content-type']).toBe('application/json');
    const signed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    expect(new Webhook(leadSecret).verify(body, signed)).toEqual({
      type: 'assessment.completed',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        id,
        created_at: expect.any(String),
        pressed_at: pressed.toISOString(),
        session_id: sessionId,
        assessment_type: 'backend',
        name: 'Ada & Co',
        answers: [
          { question: 'Which process repeats itself most?', answer: 'Our daily operations' },
          { question: 'What would you invest?', answer: '$1,500–3,000' },
          { question: 'New, or part of what you have?', answer: 'NEW system' },
        ],
        intent: 'Operations/Workflow',
        recommendation: {
          service: 'FULL Backend Optimization',
          url: 'http://localhost:3000/services/full-backend-optimization',
          rule: 'operations-1500-new',
          reason: expect.stringMatching(/^[A-Z].+\.$/),
        },
        clarification: null,
        campaign: {
          source: 'newsletter',
          medium: null,
          campaign: 'May',
          term: null,
          content: null,
          referrer: null,
        },
      },
    });
  });

  it('is sent an application of the careers form, with what brought it', async () => {
    const draft = applicationDraft({ experiences: [experience({ company: 'Acme' })] });
    const sessionId = await storeVisit(sql(), { at: new Date() });
    await sql()`update user_sessions set utm_source = 'jobs' where session_id = ${sessionId}`;
    const form = applicationForm(draft, { id: uuidv7(), sessionId });
    await submitApplication(form, new Headers({ origin: 'https://site.example' }));
    await deliver();
    const texts = applicationTextNames.map((name) => [careerApplications[name].name, draft[name]]);
    const sent = receiver.received.map(({ body }) => JSON.parse(body));
    const { position, aboutYourself: about_yourself } = draft;
    expect(sent).toMatchObject([
      {
        type: 'application.received',
        data: { ...Object.fromEntries(texts), position, about_yourself, campaign: { source: 'jobs' } },
      },
    ]);
    // Without the ids by which the form tells its rows apart.
    expect(sent[0].data.experiences).toEqual([
      { company: 'Acme', position: '', duration: '', description: '' },
    ]);
  });

  it('of Slack is sent text alone, in which nothing calls the whole channel', async () => {
    await storeLead(['webhook'], backendSubmission({ name: '<!channel> & Co' }));
    await deliver({ url: receiver.url, format: 'slack', secret: undefined });
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    const { text, ...rest } = JSON.parse(body);
    expect(rest).toEqual({});
    expect(text).toMatch(/^\*&lt;!channel&gt; &amp; Co finished the backend assessment\*\nWhich process/);
    expect(headers['webhook-signature']).toBeUndefined();
  });

  it('of Slack is sent no more than it takes, and no half of a character at the end', async () => {
    const message = { type: 'application.received', timestamp: '', data: {}, headline: 'A' } as const;
    const facts: [string, string][] = [['About', '🙂'.repeat(20_000)]];
    const slack: WebhookChannel = { url: receiver.url, format: 'slack', secret: undefined };
    await sendWebhook('an id', { ...message, facts }, slack, AbortSignal.timeout(20_000));
    const { text } = JSON.parse(receiver.received[0]?.body ?? '{}');
    expect([text.length, text.isWellFormed()]).toEqual([39_000, true]);
  });

  it('reads what brought the visitor in one line, with what is known of it alone', async () => {
    const sessionId = await storeVisit(sql(), { at: new Date() });
    await sql()`update user_sessions set utm_source = 'newsletter', utm_campaign = 'May',
      referrer = 'https://news.example.com/' where session_id = ${sessionId}`;
    await storeLead(['webhook'], backendSubmission({}, { sessionId }));
    await deliver({ url: receiver.url, format: 'slack', secret: undefined });
    const { text } = JSON.parse(receiver.received[0]?.body ?? '{}');
    const lines = text.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining(['Campaign: newsletter / May', 'Came from: https://news.example.com/']),
    );
  });

  it('is not sent what a machine filled in', async () => {
    const form = applicationForm(applicationDraft(), { id: uuidv7(), sessionId: '', subject: 'Watches' });
    await submitApplication(form, new Headers({ origin: 'https://site.example' }));
    const sessionId = await storeVisit(sql(), { at: new Date(), isBot: true });
    await storeLead(['webhook'], backendSubmission({}, { sessionId }));
    const marked = await storeLead(['webhook']);
    await sql()`update ai_assessments set suspected_bot = true, bot_reasons = '{no_origin}' where id = ${marked}`;
    expect(await deliver()).toMatchObject({ value: { delivered: 0, skipped: 3 } });
    expect(receiver.received).toEqual([]);
    expect(await sql()`select distinct state from lead_deliveries`).toEqual([{ state: 'skipped' }]);
  });

  it('is not sent what waited until the visit that marks it was deleted, nor what is revived after that', async () => {
    const at = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
    const marked = await storeVisit(sql(), { at, isBot: true });
    const own = await storeVisit(sql(), { at });
    const waits = await storeLead(['webhook', 'email'], backendSubmission({}, { sessionId: marked }));
    await sql()`update lead_deliveries set state = 'dead', settled_at = now() where channel = 'email'`;
    const form = applicationForm(applicationDraft(), { id: uuidv7(), sessionId: marked, subject: '' });
    await submitApplication(form, new Headers({ origin: 'https://site.example' }));
    await sql()`update career_applications set suspected_bot = false, bot_reasons = '{}'`;
    const person = await storeLead(['webhook'], backendSubmission({}, { sessionId: own }));
    for await (const _ of prune(database.current.url));
    expect(await sql()`select from user_sessions where session_id = ${marked}`).toHaveLength(0);
    await reviveDeliveries(['email']);
    expect(await deliver()).toMatchObject({ value: { delivered: 1, skipped: 0 } });
    expect(receiver.received.map(({ body }) => JSON.parse(body).data.id)).toEqual([person]);
    expect((await deliveriesOf(sql(), waits)).map(({ state }) => state)).toEqual(['skipped', 'skipped']);
  });
});

const browser = new Headers({ origin: 'https://site.example' });

/** An application as one tab sends it, again and again. */
function openForm(extra: Record<string, string> = {}) {
  const id = uuidv7();
  const send = async (fields: Partial<ApplicationDraft> = {}) => {
    const form = applicationForm(applicationDraft(fields), { id, sessionId: '', subject: '', ...extra });
    expect(await submitApplication(form, browser)).toEqual({ status: 'submitted' });
  };
  return { id, send };
}

/** What the receiver was told of an application, in order, and the ids of these messages. */
const told = () =>
  receiver.received.map(({ headers, body }) => {
    const { type, timestamp, data } = JSON.parse(body);
    const { phone_number: phone, is_correction: isCorrection, corrected_at: correctedAt } = data;
    return { id: headers['webhook-id'], type, phone, isCorrection, correctedAt, timestamp };
  });

describe('an application that is corrected', () => {
  it('after staff were told is told once more, as a correction under another id, and no retry is', async () => {
    const { id, send } = openForm();
    await send({ phoneNumber: '1' });
    await deliver();
    await send({ phoneNumber: '1' });
    await passTime(sql());
    expect(await deliver()).toMatchObject({ value: { delivered: 0 } });
    await send({ phoneNumber: '2' });
    await passTime(sql());
    await deliver();
    await send({ phoneNumber: '2' });
    await passTime(sql());
    expect(await deliver()).toMatchObject({ value: { delivered: 0 } });
    // What was changed back is a change.
    await send({ phoneNumber: '1' });
    await passTime(sql());
    await deliver();

    const [row] = await sql()`select created_at, corrected_at from career_applications where id = ${id}`;
    const type = 'application.received';
    expect(told()).toMatchObject([
      { type, phone: '1', isCorrection: false, correctedAt: null, timestamp: row?.created_at.toISOString() },
      { type, phone: '2', isCorrection: true },
      { type, phone: '1', isCorrection: true, timestamp: row?.corrected_at.toISOString() },
    ]);
    for (const { isCorrection, correctedAt, timestamp } of told())
      if (isCorrection) expect(correctedAt).toBe(timestamp);
    expect(new Set(told().map((message) => message.id)).size).toBe(3);
    expect(await deliveriesOf(sql(), id)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  });

  it('while it waits is told once, as it is then', async () => {
    const { send } = openForm();
    await send({ phoneNumber: '1' });
    await send({ phoneNumber: '2' });
    await deliver();
    expect(told()).toMatchObject([{ phone: '2', isCorrection: false, correctedAt: expect.any(String) }]);
  });

  it.each<[end: string, status: number, tally: object]>([
    ['succeeds', 204, { delivered: 1 }],
    ['fails', 503, { failed: 1 }],
  ])('while an attempt runs, which %s, is told after it, and not beside it', async (_end, status, tally) => {
    const held: ServerResponse[] = [];
    receiver.answerWith((_, response) => void held.push(response));
    const { id, send } = openForm();
    await send({ phoneNumber: '1' });
    const running = deliver(json, 60_000);
    await receiver.hasReceived(1);
    await send({ phoneNumber: '2' });
    const [waiting] = await deliveriesOf(sql(), id);
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(waiting?.due_in).toBeGreaterThan(45);
    expect(await deliver()).toMatchObject({ value: { delivered: 0, failed: 0 } });
    for (const response of held) response.writeHead(status).end();
    expect(await running).toMatchObject({ value: tally });
    // Its end is not that of the correction, which waits as it did.
    expect(await deliveriesOf(sql(), id)).toMatchObject([
      { id: waiting?.id, state: 'waiting', attempts: 0, last_failure: null },
    ]);
    const [first] = told();
    receiver.answerWith(accepts);
    await passTime(sql());
    await deliver();
    expect(told()).toMatchObject([{ id: waiting?.id, phone: '2', isCorrection: true }]);
    expect(first).toMatchObject({ phone: '1', isCorrection: false });
    expect(first?.id).not.toBe(waiting?.id);
  });

  it.each([
    ['waits for its last attempt', async () => {}],
    ['was given up', () => sql()`update lead_deliveries set state = 'dead', settled_at = now()`],
    [
      'was given up and is revived',
      async () => {
        await sql()`update lead_deliveries set state = 'dead', settled_at = now()`;
        await reviveDeliveries(['webhook']);
      },
    ],
  ])(
    'when the delivery %s is told soon, with all attempts and under an id nobody has seen',
    async (_, end) => {
      const { id, send } = openForm();
      receiver.answerWith(respond(503));
      await send({ phoneNumber: '1' });
      await deliver();
      await sql()`update lead_deliveries set attempts = ${mostAttempts - 1}, next_attempt_at = now() + interval '24 hours'`;
      await end();
      const [before] = await deliveriesOf(sql(), id);
      await send({ phoneNumber: '2' });
      const [after] = await deliveriesOf(sql(), id);
      expect(after).toMatchObject({ state: 'waiting', attempts: 0, last_failure: null, settled_at: null });
      expect(after?.id).not.toBe(before?.id);
      expect(after?.due_in).toBeLessThanOrEqual(60);
      receiver.answerWith(accepts);
      await passTime(sql());
      await deliver();
      expect(told()).toMatchObject([{ phone: '2', isCorrection: true }]);
    },
  );

  it('is news to a channel that was not set up before, and a correction to the other', async () => {
    const { id, send } = openForm();
    await send();
    await deliver();
    const record = { id, sessionId: null, ...applicationDraft({ phoneNumber: '2' }) };
    await insertApplication({ ...record, suspectedBot: false, botReasons: [] }, ['webhook', 'email']);
    expect(await sql()`select channel, state, is_correction from lead_deliveries order by channel`).toEqual([
      { channel: 'email', state: 'waiting', is_correction: false },
      { channel: 'webhook', state: 'waiting', is_correction: true },
    ]);
  });

  it('of a machine is told to nobody', async () => {
    const { id, send } = openForm({ subject: 'Watches' });
    await send({ phoneNumber: '1' });
    await deliver();
    await send({ phoneNumber: '2' });
    expect(await deliveriesOf(sql(), id)).toMatchObject([{ state: 'skipped' }]);
  });

  it('reads in chat as a correction, with the time of both', async () => {
    const slack: WebhookChannel = { url: receiver.url, format: 'slack', secret: undefined };
    const { send } = openForm();
    await send({ phoneNumber: '1' });
    await deliver(slack);
    await send({ phoneNumber: '2' });
    await passTime(sql());
    await deliver(slack);
    const [first = '', second = ''] = receiver.received.map(({ body }) => JSON.parse(body).text);
    expect(first).toMatch(/^\*Morgan Sample applied as /);
    expect(first).not.toContain('Correct');
    expect(second).toMatch(/^\*Correction: Morgan Sample applied as /);
    expect(second).toMatch(/\nApplied: .* UTC\nCorrected: .* UTC\n/);
  });

  it('several times at once, while it is told, is told last as it stands', async () => {
    const forms = Array.from({ length: 5 }, () => openForm());
    for (let round = 0; round < 6; round += 1) {
      const presses = forms.flatMap(({ send }) =>
        [1, 2].map((press) => send({ phoneNumber: `${round} ${press}` })),
      );
      await Promise.all([...presses, deliver(), deliver()]);
      await passTime(sql());
    }
    while ((await sql()`select from lead_deliveries where state = 'waiting'`).length > 0) await deliver();
    const messages = receiver.received.map(({ body }) => JSON.parse(body).data);
    for (const { id } of forms) {
      const [row] = await sql()`select phone_number from career_applications where id = ${id}`;
      const own = messages.filter((data) => data.id === id);
      expect(own.at(-1)).toMatchObject({ phone_number: row?.phone_number });
      // None, where the correction came between the claim of the first delivery and the look at what it is about.
      expect(own.filter((data) => !data.is_correction).length).toBeLessThanOrEqual(1);
    }
  });
});

/** The address of a port where nothing listens any more. */
async function deadAddress(): Promise<string> {
  const gone = await startLeadReceiver();
  await gone.close();
  return gone.url;
}

const respond =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end('a secret of the receiver');

describe('a receiver that', () => {
  it.each<[what: string, answer: RequestListener, failure: string]>([
    ['breaks', respond(500), 'HTTP_500'],
    ['does not know us', respond(404), 'HTTP_404'],
    ['sends us elsewhere', respond(307, { location: elsewhere.url }), 'HTTP_307'],
    ['sends us elsewhere for good', respond(301, { location: elsewhere.url }), 'HTTP_301'],
    ['resets the connection', (request) => request.socket.destroy(), 'UND_ERR_SOCKET'],
    [
      'answers in another language',
      (request) => request.socket.end('SMTP ready\r\n'),
      'HPE_INVALID_CONSTANT',
    ],
    [
      'sends headers without end',
      (request) => request.socket.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}`),
      'UND_ERR_HEADERS_OVERFLOW',
    ],
  ])('%s is tried again later, and told nothing elsewhere', async (_what, answer, failure) => {
    receiver.answerWith(answer);
    const id = await storeLead(['webhook']);
    expect(await deliver()).toMatchObject({ value: { failed: 1 } });
    const [delivery] = await deliveriesOf(sql(), id);
    expect(delivery).toMatchObject({ state: 'waiting', attempts: 1, last_failure: failure });
    expect(delivery?.due_in).toBeGreaterThan(0);
    expect(elsewhere.received).toEqual([]);
    const lines = printed.mock.calls.flat().join('\n');
    expect(lines).toContain(failure);
    expect(lines).toContain(`"delivery":"${delivery?.id}"`);
    expect(lines).not.toMatch(/Test Visitor|daily operations|secret of the receiver/);
  });

  it.each<[what: string, answer: RequestListener]>([
    ['never answers', () => {}],
    ['stops within its headers', (request) => void request.socket.write('HTTP/1.1 200 OK\r\n')],
  ])('%s is left after a while', async (_what, answer) => {
    receiver.answerWith(answer);
    const id = await storeLead(['webhook']);
    await deliver(json, 300);
    expect(await deliveriesOf(sql(), id)).toMatchObject([{ state: 'waiting', last_failure: 'TIMEOUT' }]);
  });

  it.each<[what: string, answer: RequestListener]>([
    [
      'accepts and then resets the connection',
      (request, response) => {
        response.writeHead(200, { 'content-length': '1000' }).write('x', () => request.socket.destroy());
      },
    ],
    ['accepts and never ends its answer', (_, response) => void response.writeHead(200).write('x')],
    [
      'accepts with an answer without end',
      (_, response) => {
        response.writeHead(200);
        const flood = () => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
        };
        response.on('drain', flood);
        flood();
      },
    ],
  ])('%s has it', async (_what, answer) => {
    receiver.answerWith(answer);
    const id = await storeLead(['webhook']);
    await deliver();
    expect(await deliveriesOf(sql(), id)).toMatchObject([{ state: 'delivered' }]);
  });

  it('is away is tried again later', async () => {
    const id = await storeLead(['webhook']);
    await deliver({ ...json, url: await deadAddress() });
    expect(await deliveriesOf(sql(), id)).toMatchObject([{ state: 'waiting', last_failure: 'ECONNREFUSED' }]);
  });

  it.each([
    ['an hour of peace gets it', () => '3600', 60],
    ['an hour of peace by naming its end gets it', () => inAnHour().toUTCString(), 60],
    ['more than a week of it gets a day', () => '999999', 24 * 60],
    ['a year of it gets a day', () => '31536000', 24 * 60],
    ['a moment that is over is tried again as ever', () => 'Sun, 06 Nov 1994 08:49:37 GMT', 0],
    ['something that is no time is tried again as ever', () => 'later', 0],
    ['a day that there is not is tried again as ever', () => 'Someday GMT', 0],
  ])('asks for %s', async (_what, retryAfter, minutes) => {
    const id = await storeLead(['webhook']);
    receiver.answerWith(respond(429, { 'retry-after': retryAfter() }));
    await deliver();
    const [delivery] = await deliveriesOf(sql(), id);
    expect(Math.round((delivery?.due_in ?? 0) / 60)).toBe(minutes);
  });

  it('recovers gets the lead once, under the id of the attempts before', async () => {
    const id = await storeLead(['webhook']);
    receiver.answerWith((request, response) =>
      (receiver.received.length < 3 ? respond(503) : accepts)(request, response),
    );
    for (let round = 0; round < 5; round += 1) {
      await deliver();
      await passTime(sql());
    }
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(3);
    const [delivery] = await deliveriesOf(sql(), id);
    expect(new Set(ids)).toEqual(new Set([delivery?.id]));
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 3, last_failure: null });
  });

  it('never recovers is given up in the end, each pause longer than the one before', async () => {
    // As long as chance can make them: what failed together does not come back together.
    const chance = vi.spyOn(Math, 'random').mockReturnValue(1);
    onTestFinished(() => chance.mockRestore());
    receiver.answerWith(respond(500));
    const id = await storeLead(['webhook']);
    const pauses: number[] = [];
    for (let round = 0; round < mostAttempts + 3; round += 1) {
      await deliver();
      const [delivery] = await deliveriesOf(sql(), id);
      if (delivery?.state === 'waiting') pauses.push(delivery.due_in);
      await passTime(sql());
    }
    expect(receiver.received).toHaveLength(mostAttempts);
    expect(
      printed.mock.calls
        .flat()
        .join('\n')
        .match(/"event":"lead_given_up"/g),
    ).toHaveLength(1);
    expect(await deliveriesOf(sql(), id)).toMatchObject([
      { state: 'dead', attempts: mostAttempts, last_failure: 'HTTP_500', settled_at: expect.any(Date) },
    ]);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    const days = pauses.reduce((sum, seconds) => sum + seconds, 0) / 86_400;
    // By a tenth longer than they are in the table.
    expect(days).toBeGreaterThan(3.4);
    expect(days).toBeLessThan(3.5);
  });

  it('could not be told, as its lead could not be read, has all attempts left', async () => {
    receiver.answerWith(respond(500));
    const id = await storeLead(['webhook']);
    await sql()`alter table user_sessions rename to user_sessions_away`;
    for (let round = 0; round < mostAttempts + 1; round += 1) {
      expect(await deliver()).toMatchObject({ ok: false, code: '42P01' });
      // Not at once: every turn of every instance would begin with it.
      expect(await deliveriesOf(sql(), id)).toMatchObject([{ due_in: expect.closeTo(60, -1) }]);
      await passTime(sql());
    }
    await sql()`alter table user_sessions_away rename to user_sessions`;
    await deliver();
    expect(await deliveriesOf(sql(), id)).toMatchObject([
      { state: 'waiting', attempts: 1, last_failure: 'HTTP_500' },
    ]);
  });

  it('was given up on gets all attempts again once the delivery is revived', async () => {
    receiver.answerWith(respond(500));
    const id = await storeLead(['webhook']);
    await sql()`update lead_deliveries set state = 'dead', attempts = ${mostAttempts}, settled_at = now()`;
    expect(await reviveDeliveries(['webhook'])).toEqual({ ok: true, value: 1 });
    await deliver();
    expect(await deliveriesOf(sql(), id)).toMatchObject([
      { state: 'waiting', attempts: 1, settled_at: null },
    ]);
  });

  it('was given up on stays so where only another channel is set up: nobody would try it', async () => {
    const id = await storeLead(['webhook', 'email']);
    await sql()`update lead_deliveries set state = 'dead', attempts = ${mostAttempts}, settled_at = now()`;
    expect(await reviveDeliveries(['email'])).toEqual({ ok: true, value: 1 });
    expect(await deliveriesOf(sql(), id)).toMatchObject([
      { channel: 'email', state: 'waiting' },
      { channel: 'webhook', state: 'dead' },
    ]);
  });

  it('hangs holds up no mail', async () => {
    const held: ServerResponse[] = [];
    receiver.answerWith((_, response) => void held.push(response));
    const id = await storeLead(['webhook', 'email']);
    const hanging = deliver(json, 60_000);
    await receiver.hasReceived(1);
    await deliverDue('email', { channels: {} });
    expect(await deliveriesOf(sql(), id)).toMatchObject([
      { channel: 'email', attempts: 1, last_failure: 'NOT_CONFIGURED' },
      { channel: 'webhook', attempts: 1, last_failure: null },
    ]);
    for (const response of held) response.end();
    await hanging;
  });
});

describe('instances that share a database', () => {
  it('send each lead once, whoever takes it', async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, () => storeLead(['webhook'])));
    while ((await sql()`select from lead_deliveries where state = 'waiting'`).length > 0) {
      await Promise.all(Array.from({ length: 8 }, () => deliver()));
    }
    const sent = receiver.received.map(({ body }) => JSON.parse(body).data.id);
    expect(sent.toSorted()).toEqual(ids.toSorted());
  });

  it('pass by what another is just taking', async () => {
    const [taken, free] = [await storeLead(['webhook']), await storeLead(['webhook'])];
    await sql().begin(async (other) => {
      await other`select from lead_deliveries where assessment_id = ${taken} for update`;
      expect(await deliver()).toMatchObject({ value: { delivered: 1 } });
    });
    expect(receiver.received.map(({ body }) => JSON.parse(body).data.id)).toEqual([free]);
  });

  const claim = async () => {
    const claimed = await claimDeliveries('webhook', 10);
    const [delivery] = claimed.ok ? claimed.value : [];
    if (!delivery) throw new Error('Nothing was due.');
    return delivery;
  };

  it('leave an attempt alone until its lease is over, and then begin it again under the same id', async () => {
    const id = await storeLead(['webhook']);
    const crashed = await claim();
    // A minute, several times as long as an attempt may take: nobody begins another while it runs.
    const [held] = await deliveriesOf(sql(), id);
    expect(held?.due_in).toBeGreaterThan(45);
    expect(held?.due_in).toBeLessThanOrEqual(60);
    expect(await deliver()).toMatchObject({ value: { delivered: 0, failed: 0 } });
    await passTime(sql());
    expect(await deliver()).toMatchObject({ value: { delivered: 1 } });
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([crashed.id]);
    expect(await deliveriesOf(sql(), id)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  });

  it('believe a success that is heard of late, and no late failure', async () => {
    const id = await storeLead(['webhook']);
    const first = await claim();
    await passTime(sql());
    const second = await claim();
    await settleDelivery(first, { state: 'failed', failure: 'LATE' });
    expect(await deliveriesOf(sql(), id)).toMatchObject([{ state: 'waiting', last_failure: null }]);
    await settleDelivery(first, { state: 'delivered' });
    await settleDelivery(second, { state: 'failed', failure: 'HTTP_500', retryIn: 5 });
    expect(await deliveriesOf(sql(), id)).toMatchObject([{ state: 'delivered', last_failure: null }]);
  });
});
