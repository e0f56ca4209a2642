import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsEndpoint } from '@/lib/paths';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { fullBatch, withValue } from '../support/full-batch';
import { miscounted } from '../support/stored-visits';
import { batchOf, click, pageView, visit } from '../support/visits';
import { blame, browserHeaders, postBatch, postBody, send } from './send';
import { type Site, startSite } from './site';

/** Traced, Next answers them, as it does on a host that runs routes by itself. */
const ways: [who: string, variables: Record<string, string>][] = [
  ['in front of Next', {}],
  ['as a route', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }],
];

describe.each(ways)('batches answered %s', (_who, variables) => {
  let site: Site;
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
    site = await startSite({ RATE_LIMIT: 'off', DATABASE_URL: database.url, ...variables });
  });
  afterAll(async () => {
    await site.stop();
    await database.drop();
  });

  const someone = () => visit({ events: [pageView(), click()] });
  const text = (value: unknown) => JSON.stringify(value);
  const post = (body: string | Uint8Array, headers = {}) =>
    postBody(site, body, { ...browserHeaders(site), ...headers });

  const sessionRow = async (id: string) =>
    (await database.sql`select * from user_sessions where session_id = ${id}`)[0];
  const rowCount = async () => {
    const [row] = await database.sql`
    select (select count(*) from user_sessions) + (select count(*) from website_analytics)
      + (select count(*) from ai_journey_analytics) as rows`;
    return Number(row?.rows);
  };

  it('stores a batch that says everything, with what the headers say of the visitor', async () => {
    const batch = fullBatch();
    const [session] = batch.sessions;
    const answer = await postBatch(site, batch);

    expect(answer.status).toBe(204);
    expect(answer.body).toHaveLength(0);
    // As every answer of the site does, whoever gives it.
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(answer.all('content-security-policy')).toEqual([expect.stringMatching(/^default-src 'none';/)]);
    expect(await sessionRow(session?.id ?? '')).toMatchObject({
      device_type: 'desktop',
      browser_name: 'Firefox',
      browser_version: '140.0',
      os_name: 'Linux',
      referrer: 'https://search.example/results',
      utm_campaign: 'may',
      page_views_count: 1,
      bot_reasons: ['webdriver'],
      country: null,
    });
    const events =
      await database.sql`select event_type from website_analytics where session_id = ${session?.id ?? ''}`;
    expect(events).toHaveLength(session?.events.length ?? 0);
  });

  it('stores it once, however often it comes', async () => {
    const session = someone();
    const answers = await Promise.all(Array.from({ length: 20 }, () => postBatch(site, batchOf(session))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await sessionRow(session.id)).toMatchObject({ page_views_count: 1, suspected_bot: false });
    expect(await database.sql`select from website_analytics where session_id = ${session.id}`).toHaveLength(
      2,
    );
  });

  describe('names the field that is wrong', () => {
    it.each<[field: string, value: unknown]>([
      ['sessions.0.id', 'me'],
      ['sessions.0.started', 'yesterday'],
      ['sessions.0.screen', 'wide'],
      ['sessions.0.referrer', 'x'.repeat(501)],
      ['sessions.0.utm.source', 'a\0b'],
      ['sessions.0.events', 'none'],
      ['sessions', []],
    ])('%s', async (field, value) => {
      const answer = await post(text(withValue(field, value)));
      expect(answer.status).toBe(400);
      expect(blame(answer)).toMatchObject({ error: expect.stringMatching(/^[A-Z].+\.$/), fields: [field] });
    });
  });

  it.each([
    ['', 'userAgent'],
    ['', 'ip'],
    ['sessions.0.', 'userAgent'],
    ['sessions.0.', 'ip'],
    ['sessions.0.', 'country'],
    ['sessions.0.', 'suspectedBot'],
    ['sessions.0.', 'pageViewsCount'],
    ['sessions.0.events.0.', 'sessionId'],
    ['sessions.0.', '__proto__'],
  ])('takes nothing that the server knows better, or does not ask for: %s%s', async (place, key) => {
    const batch = fullBatch();
    const answer = await post(text(withValue(place + key, '203.0.113.7', batch)));
    expect(answer.status).toBe(204);
    const stored = await sessionRow(batch.sessions[0]?.id ?? '');
    expect(stored).toBeDefined();
    expect(text(stored)).not.toContain('203.0.113.7');
  });

  describe('one event that cannot be read', () => {
    it.each<[field: string, value: unknown]>([
      ['sessions.0.events.0.page', '/about?email=someone@example.com'],
      ['sessions.0.events.3.text', 'x'.repeat(101)],
      ['sessions.0.events.3.type', 'kind_of_a_newer_page'],
      ['sessions.0.journey.2.answer', 7],
    ])('refuses itself, and the others are stored: %s', async (field, value) => {
      const batch = fullBatch();
      const [session] = batch.sessions;
      const answer = await post(text(withValue(field, value, structuredClone(batch))));
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.body.toString())).toEqual({ refused: 1 });
      const rows = await database.sql`
      select from website_analytics where session_id = ${session?.id ?? ''}
      union all select from ai_journey_analytics where session_id = ${session?.id ?? ''}`;
      expect(rows).toHaveLength((session?.events.length ?? 0) + (session?.journey.length ?? 0) - 1);
    });

    it('refuses a batch that has no other, naming the field', async () => {
      const answer = await post(
        text(withValue('sessions.0.events.0.text', 'x'.repeat(101), batchOf(visit({ events: [click()] })))),
      );
      expect(answer.status).toBe(400);
      expect(blame(answer)).toMatchObject({ fields: ['sessions.0.events.0.text'] });
    });
  });

  describe('a body', () => {
    const padded = (bytes: number) => text(batchOf(someone())).padEnd(bytes, ' ');

    it('of exactly 64 KB is taken, one byte more is not', async () => {
      expect((await post(padded(64 * 1024))).status).toBe(204);
      const refused = await post(padded(64 * 1024 + 1));
      expect(refused.status).toBe(413);
      expect(blame(refused).error).toMatch(/too long/);
    });

    it.each<[what: string, body: string | Uint8Array, type: string, status: number]>([
      ['as a beacon without a type of its own', text(batchOf(someone())), 'text/plain;charset=UTF-8', 415],
      ['of a form', 'sessions=1', 'application/x-www-form-urlencoded', 415],
      ['with a charset', text(batchOf(someone())), 'application/json; charset=utf-8', 204],
      ['that ends too soon', text(batchOf(someone())).slice(0, 100), 'application/json', 400],
      ['that is empty', '', 'application/json', 400],
      ['that is no UTF-8', Uint8Array.of(0x22, 0xff, 0x22), 'application/json', 400],
      ['nested without end', '['.repeat(60_000), 'application/json', 400],
    ])('%s', async (_what, body, type, status) => {
      expect((await post(body, { 'content-type': type })).status).toBe(status);
    });

    it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('by %s is not what this is for', async (method) => {
      const url = site.origin + eventsEndpoint;
      const body = method === 'GET' ? {} : { body: '{}' };
      expect((await send(url, { method, headers: { origin: site.origin }, ...body })).status).toBe(405);
    });
  });

  describe('under a privacy signal', () => {
    it.each(['a good body', 'garbage'])(
      'reads and stores nothing, and says so to nobody: %s',
      async (kind) => {
        const before = await rowCount();
        const body = kind === 'garbage' ? '{"sessions":' : text(batchOf(someone()));
        expect((await post(body, { 'sec-gpc': '1' })).status).toBe(204);
        expect(await rowCount()).toBe(before);
      },
    );

    it('is not confused by another value of the header', async () => {
      const session = someone();
      expect((await postBatch(site, batchOf(session), { 'sec-gpc': '0' })).status).toBe(204);
      expect(await sessionRow(session.id)).toBeDefined();
    });
  });

  describe('a machine is stored and marked', () => {
    it.each<[what: string, without: string[], changed: Record<string, string>, reasons: string[]]>([
      ['that says nowhere', ['origin', 'sec-fetch-site'], {}, ['no_origin']],
      ['that has no language', ['accept-language'], {}, ['no_language']],
      ['that gives its name', [], { 'user-agent': 'curl/8.9.1' }, ['user_agent']],
      ['that gives none', ['user-agent'], {}, ['user_agent']],
      [
        'in every way',
        ['origin', 'sec-fetch-site', 'accept-language', 'user-agent'],
        {},
        ['user_agent', 'no_origin', 'no_language'],
      ],
    ])('%s', async (_what, without, changed, reasons) => {
      const session = someone();
      const all = Object.entries({ ...browserHeaders(site), ...changed });
      const headers = Object.fromEntries(all.filter(([name]) => !without.includes(name)));
      expect((await postBody(site, text(batchOf(session)), headers)).status).toBe(204);
      expect(await sessionRow(session.id)).toMatchObject({ suspected_bot: true, bot_reasons: reasons });
    });
  });

  it('has counted every page that is stored, and written no word of a visitor to its log', async () => {
    expect(await miscounted(database.sql)).toEqual([]);
    expect(site.log()).not.toMatch(/search\.example|203\.0\.113|Book a call|someone@/);
  });
});
