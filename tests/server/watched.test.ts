import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endpoints } from '@/lib/endpoints';
import { assessmentsEndpoint, eventsEndpoint, formTokenEndpoint, paths } from '@/lib/paths';
import { applicationDraft, applicationForm, experience } from '../support/applications';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { fullBatch, placesOf, withValue } from '../support/full-batch';
import { backendSubmission } from '../support/submissions';
import { startTraceReceiver, type TraceReceiver } from '../support/trace-receiver';
import { batchOf, pageView, visit } from '../support/visits';
import { breakOffUpload, type Outgoing, type PageForm, pageForm, postBatch, send } from './send';
import { type Site, startSite } from './site';
import { api, asJson, call, multipart } from './writes';

const METRICS_TOKEN = 'a token that only the tests know';

let database: TestDatabase;
let receiver: TraceReceiver;

/** Milliseconds that spans are gathered. */
const soonSent = { OTEL_BSP_SCHEDULE_DELAY: '500' };

let site: Site;
let careers: PageForm;
let backend: PageForm;

beforeAll(async () => {
  [database, receiver] = await Promise.all([createTestDatabase(), startTraceReceiver()]);
  site = await startSite({
    DATABASE_URL: database.url,
    RATE_LIMIT: 'off',
    TRUSTED_PROXY_HOPS: '1',
    METRICS_TOKEN,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    ...soonSent,
    LOG_LEVEL: 'debug',
  });
  careers = await pageForm(site.origin + paths.hiring);
  backend = await pageForm(site.origin + paths.backendForm);
});
afterAll(async () => {
  await site.stop();
  await receiver.close();
  await database.drop();
});

type Line = Record<string, unknown>;

const linesOf = (of: Site): Line[] =>
  of
    .log()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));

const metrics = async (of = site) =>
  (
    await send(`${of.origin}${endpoints.metrics}`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  ).body.toString();

/** The value of one row, `site_events_total{outcome="stored"}`; 0 for none yet. */
const metric = async (row: string) =>
  Number(
    (await metrics())
      .split('\n')
      .find((line) => line.startsWith(`${row} `))
      ?.split(' ')
      .at(-1) ?? 0,
  );

const post = (path: string, { headers, ...rest }: Outgoing, to = site) =>
  send(to.origin + path, {
    method: 'POST',
    ...rest,
    headers: {
      'sec-fetch-site': 'same-origin',
      origin: to.origin,
      'x-forwarded-for': '203.0.113.7',
      ...headers,
    },
  });

const constrain = (table: string, condition: string) =>
  database.sql.unsafe(
    `alter table ${table} add constraint of_another_version check (${condition}) not valid`,
  );
const mend = (table: string) =>
  database.sql.unsafe(`alter table ${table} drop constraint if exists of_another_version`);

describe('the id of a request', () => {
  const refused = (headers: Record<string, string> = {}) =>
    post(assessmentsEndpoint, { ...asJson({}), headers: { 'content-type': 'application/json', ...headers } });

  it.each(['4f1c2a9be0d94e7d8a6b5c3d2e1f0a9b', randomUUID()])(
    "is the proxy's, in the answer and in the log, with route and status: %s",
    async (id) => {
      const answer = await refused({ 'x-request-id': id });
      expect(answer.status).toBe(400);
      expect(answer.headers['x-request-id']).toBe(id);
      await vi.waitFor(
        () =>
          expect(linesOf(site).find(({ requestId }) => requestId === id)).toMatchObject({
            event: 'request_refused',
            route: `POST ${assessmentsEndpoint}`,
            status: 400,
          }),
        60_000,
      );
    },
  );

  it('is one of our own where what came cannot be one', async () => {
    const ids = await Promise.all(
      ['jane@example.com', ''].map(
        async (id) => (await refused({ 'x-request-id': id })).headers['x-request-id'],
      ),
    );
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(site.log()).not.toContain('jane@');
  });

  it('is not in what a shared cache may keep, and is in what it may not', async () => {
    expect((await send(site.origin + paths.about)).headers['x-request-id']).toBeUndefined();
    expect((await send(`${site.origin}/nowhere`)).headers['x-request-id']).toBeDefined();
    expect((await post(formTokenEndpoint, {})).headers['x-request-id']).toBeDefined();
  });

  it('is in what the database says of the row it refuses', async () => {
    await constrain('ai_assessments', "name <> 'Refused'");
    const id = randomUUID();
    const submission = backendSubmission({ name: 'Refused' });
    const outgoing = asJson(submission);
    const answer = await post(assessmentsEndpoint, {
      ...outgoing,
      headers: { ...outgoing.headers, 'x-request-id': id },
    });
    await mend('ai_assessments');
    // Recommended all the same, and kept by the visitor's outbox.
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body.toString())).toMatchObject({
      stored: false,
      recommendation: { needsClarification: false },
    });
    expect(linesOf(site).find(({ requestId }) => requestId === id)).toMatchObject({
      level: 'error',
      event: 'database_refused_data',
      code: '23514',
      table: 'ai_assessments',
      constraint: 'of_another_version',
      route: `POST ${assessmentsEndpoint}`,
    });
  });
});

describe('what is counted', () => {
  it('is for the holder of the token alone', async () => {
    const ask = (headers = {}) => send(`${site.origin}${endpoints.metrics}`, { headers });
    for (const authorization of ['', 'Bearer ', 'Bearer wrong', METRICS_TOKEN, `Basic ${METRICS_TOKEN}`]) {
      const { status, headers, body } = await ask({ authorization });
      expect([authorization, status, headers['www-authenticate']]).toEqual([authorization, 401, 'Bearer']);
      expect(body.toString()).not.toContain('site_');
    }
    // Whoever has set it up wrongly looks into the log.
    const refused = { event: 'request_refused', route: `GET ${endpoints.metrics}`, status: 401 };
    await vi.waitFor(() => expect(linesOf(site)).toContainEqual(expect.objectContaining(refused)), 60_000);
    const { status, headers } = await ask({ authorization: `Bearer ${METRICS_TOKEN}` });
    expect((await ask({ authorization: `bearer ${METRICS_TOKEN}` })).status).toBe(200);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('are requests, events, assessments and applications by what became of them', async () => {
    const rows = [
      'site_events_total{outcome="accepted"}',
      'site_events_total{outcome="stored"}',
      'site_events_total{outcome="refused"}',
      'site_assessments_total{outcome="stored"}',
      'site_applications_total{outcome="stored"}',
      `site_http_requests_total{route="POST ${eventsEndpoint}",status="204"}`,
      `site_http_requests_total{route="GET ${paths.about}",status="200"}`,
      'site_http_requests_total{route="GET /…",status="404"}',
      `site_http_requests_total{route="POST ${eventsEndpoint}",status="499"}`,
    ];
    const read = () => Promise.all(rows.map(metric));
    const before = await read();
    await postBatch(site, batchOf(visit({ events: [pageView(), pageView({ seq: 2 })] })));
    // One of three cannot be read.
    const mixed = batchOf(visit({ events: [pageView(), pageView({ seq: 2 }), pageView({ seq: 3 })] }));
    await post(eventsEndpoint, asJson(withValue('sessions.0.events.1.type', 'of_another_version', mixed)));
    // The only one of its batch, which the database refuses.
    await constrain('website_analytics', "page_url <> '/refused'");
    await postBatch(site, batchOf(visit({ events: [pageView({ page: '/refused' })] })));
    await mend('website_analytics');
    await post(assessmentsEndpoint, asJson(backendSubmission()));
    const form = Object.fromEntries(
      [...applicationForm(applicationDraft())].map(([name, value]) => [name, String(value)]),
    );
    await post(paths.hiring, await multipart({ ...careers.hidden, ...form }));
    await send(site.origin + paths.about);
    await send(`${site.origin}/nowhere-${randomUUID()}`);
    await breakOffUpload(site);
    await vi.waitFor(async () => {
      const after = await read();
      expect(after.map((value, index) => value - (before[index] ?? 0))).toEqual([5, 4, 2, 1, 1, 1, 1, 1, 1]);
    }, 60_000);
  });

  it('are the state of queue, pool, event loop and the last write too', async () => {
    const text = await metrics();
    for (const row of [
      'site_batches_waiting 0',
      'site_assessments_waiting 0',
      'site_database_pool_size 10',
      'site_lead_deliveries{channel="webhook",state="dead"} 0',
    ]) {
      expect(text).toContain(`\n${row}\n`);
    }
    expect(text).toMatch(/\nsite_database_queries_running \d/);
    expect(text).toMatch(/\nnodejs_eventloop_lag_p99_seconds \d/);
    const written = await metric('site_last_write_timestamp_seconds');
    expect(Date.now() / 1000 - written).toBeLessThan(600);
    expect(Date.now() / 1000 - written).toBeGreaterThan(-5);
  });
});

const planted = 'Zanzibarsson';
const plantedAddress = '198.51.100.77';
const plantedTrace = '0af7651916cd43dd8448eb211c80319c';

/** What a client says of its trace: that it is recorded (`01`), or that it is not (`00`). */
const traceOf = (flags: '00' | '01') => ({
  traceparent: `00-${plantedTrace}-b7ad6b7169203331-${flags}`,
  tracestate: `name=${planted}`,
});

/** Wherever a client can write something, and nobody would look for it. */
const plantedHeaders = {
  'user-agent': `Mozilla/5.0 ${planted}`,
  referer: `https://search.example/?q=${planted}`,
  cookie: `name=${planted}`,
  'accept-language': planted,
  'x-request-id': planted,
  ...traceOf('01'),
  baggage: `name=${planted}`,
  'x-forwarded-for': plantedAddress,
};

/** A form with the planted word in each field that takes words. */
const plantedApplication = (changes: Record<string, string> = {}) => {
  const draft = applicationDraft({
    firstName: planted,
    lastName: planted,
    email: `${planted}@example.com`,
    aboutYourself: `${planted} `.repeat(6),
    experiences: [
      experience({
        company: planted,
        position: planted,
        duration: planted,
        description: `${planted} `.repeat(4),
      }),
    ],
  });
  const fields = [...applicationForm(draft)].map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(fields), id: uuidv7(), sessionId: '', subject: planted, ...changes };
};

const plantedAssessment = () => backendSubmission({ name: planted, q1Typed: `customer support ${planted}` });

describe('no word of a visitor', () => {
  const isText = (value: unknown) => typeof value === 'string';

  /** Everything that can be sent, with the planted word in each place. */
  async function sendEverything(): Promise<(number | undefined)[]> {
    const send204 = async (path: string, outgoing: Outgoing) => {
      const headers = { ...plantedHeaders, ...outgoing.headers };
      return (await post(path, { ...outgoing, headers })).status;
    };
    const batches = placesOf(fullBatch())
      .filter(({ value }) => isText(value))
      .map(({ place, value }) =>
        withValue(place, place.endsWith('page') ? `/x-${planted}` : `${value} ${planted}`),
      );
    const statuses: (number | undefined)[] = [];
    for (const batch of batches) statuses.push(await send204(eventsEndpoint, asJson(batch)));
    const { answers } = plantedAssessment();
    const { name: _none, ...unnamed } = answers;
    const forms = [
      plantedApplication(),
      plantedApplication({ position: planted }),
      plantedApplication({ email: planted }),
    ];
    const sent: [string, Outgoing][] = [
      [assessmentsEndpoint, asJson(plantedAssessment())],
      [assessmentsEndpoint, asJson({ ...plantedAssessment(), [planted]: planted })],
      [assessmentsEndpoint, asJson({ ...api.good(), answers: { ...answers, q2Answer: planted.repeat(20) } })],
      [
        assessmentsEndpoint,
        { headers: { 'content-type': 'application/json' }, body: `{"name": "${planted}` },
      ],
      [paths.backendForm, await multipart({ ...backend.hidden, ...textsOf(answers) })],
      [paths.backendForm, await multipart({ ...backend.hidden, ...textsOf(unnamed), q1Typed: planted })],
      [paths.backendForm, await call(backend, textsOf(answers))],
      [`/${planted}?name=${planted}`, await multipart({ [planted]: planted })],
      [`/api/${planted}`, asJson({ [planted]: planted })],
      [formTokenEndpoint, asJson({ [planted]: planted })],
    ];
    for (const form of forms) {
      sent.push([paths.hiring, await multipart({ ...careers.hidden, ...form })]);
      sent.push([paths.hiring, await call(careers, form)]);
    }
    for (const [path, outgoing] of sent) statuses.push(await send204(path, outgoing));
    for (const path of [
      `/${planted}`,
      `${paths.contact}?clarify=income&name=${planted}`,
      `/services/${planted}`,
    ]) {
      statuses.push((await send(site.origin + path, { headers: plantedHeaders })).status);
    }
    return statuses;
  }

  const textsOf = (answers: object) =>
    Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, String(value)]));

  const tables = [
    'ai_assessments',
    'career_applications',
    'website_analytics',
    'ai_journey_analytics',
    'user_sessions',
  ];

  it('is in the log, the counts or the traces, whatever becomes of it', async () => {
    const stored = await sendEverything();
    expect(stored).toEqual(expect.arrayContaining([200, 204, 303, 400, 404]));
    const [kept] =
      await database.sql`select count(*)::int as count from career_applications where first_name = ${planted}`;
    expect(kept?.count).toBeGreaterThan(0);

    for (const table of tables) await constrain(table, 'false');
    const refused = await sendEverything();
    expect(refused).toEqual(expect.arrayContaining([200, 400]));
    for (const table of tables) await mend(table);
    expect(linesOf(site).filter(({ event }) => event === 'application_not_stored').length).toBeGreaterThan(1);

    // Spans leave in their order: when the last one has come, all have. Nor does a client decide which ones leave.
    const before = receiver.received().length;
    await send(site.origin + paths.about, { headers: traceOf('00') });
    await vi.waitFor(() => expect(receiver.received().slice(before)).toContain(paths.about), 60_000);
    expect(receiver.received()).toContain(`POST ${assessmentsEndpoint}`);
    for (const text of [site.log(), await metrics(), receiver.received()]) {
      expect(text.length).toBeGreaterThan(1000);
      expect(text).not.toMatch(
        new RegExp(`${planted}|${plantedAddress}|${plantedTrace}|customer support`, 'i'),
      );
    }
  });
});

describe('a form without JavaScript whose row the database refuses', () => {
  it('comes back with the answers, says what fits them, and may be sent again', async () => {
    const fields = { ...backendSubmission({ name: 'Kept', q1Typed: 'customer support' }).answers };
    const submit = async () => post(paths.backendForm, await multipart({ ...backend.hidden, ...fields }));
    await constrain('ai_assessments', "name <> 'Kept'");
    const refused = await submit();
    await mend('ai_assessments');
    const page = refused.body.toString();
    expect(refused.status).toBe(200);
    expect(page).toContain('value="Kept"');
    expect(page).toMatch(/fits your answers[^<]*We could not keep your answers, and the fault is ours/);
    expect(await database.sql`select from ai_assessments where name = 'Kept'`).toHaveLength(0);

    expect((await submit()).status).toBe(303);
    expect(await database.sql`select from ai_assessments where name = 'Kept'`).toHaveLength(1);
  });

  it('of an applicant comes back with everything typed', async () => {
    await constrain('career_applications', "last_name <> 'Kept'");
    const form = Object.fromEntries(
      [...applicationForm(applicationDraft({ lastName: 'Kept' }))].map(([name, value]) => [
        name,
        String(value),
      ]),
    );
    const refused = await post(paths.hiring, await multipart({ ...careers.hidden, ...form }));
    await mend('career_applications');
    const page = refused.body.toString();
    expect(page).toContain('value="Kept"');
    expect(page).toContain('the fault is ours. Everything you typed is still here');
    expect(page).not.toContain('Application Submitted!');
    expect(linesOf(site).findLast(({ event }) => event === 'database_refused_data')).toMatchObject({
      constraint: 'of_another_version',
      table: 'career_applications',
      route: `POST ${paths.hiring}`,
    });
  });
});

describe('a receiver of traces', () => {
  type Receiver = {
    how: string;
    answer: Parameters<TraceReceiver['answerWith']>[0];
    code: string;
    tags: string[];
  };
  const receivers: Receiver[] = [
    { how: 'fails', answer: (_, response) => response.writeHead(500).end(), code: '500', tags: ['full'] },
    { how: 'hangs', answer: () => {}, code: 'TIMEOUT', tags: [] },
    {
      how: 'cuts the connection',
      answer: (request) => request.socket.destroy(),
      code: 'ECONNRESET',
      tags: ['full'],
    },
  ];
  for (const { how, answer, code, tags } of receivers)
    it(`that ${how} is a line in the log, and no matter to visitors`, { tags }, async () => {
      const own = await startTraceReceiver();
      own.answerWith(answer);
      const begun = Date.now();
      const traced = await startSite({
        OTEL_EXPORTER_OTLP_ENDPOINT: own.url,
        ...soonSent,
        TEST_TIME: 'usual',
      });
      const ask = async () => expect((await send(traced.origin + paths.about)).status).toBe(200);
      await ask();
      await vi.waitFor(() => expect(own.received()).not.toBe(''), 60_000);
      // The exporter is at work from here on: visitors who waited for it would wait longer together than this test may take.
      for (let time = 0; time < 50; time++) await ask();
      const failures = () => linesOf(traced).filter(({ event }) => event === 'traces_not_sent');
      await vi.waitFor(() => expect(failures()).toContainEqual(expect.objectContaining({ code })), 60_000);
      // The first at once, and all of a minute together at its end: a slow machine takes more of them.
      const minutes = Math.ceil((Date.now() - begun) / 60_000);
      expect(failures().length).toBeLessThanOrEqual(1 + minutes);
      await traced.stop();
      await own.close();
    });
});
