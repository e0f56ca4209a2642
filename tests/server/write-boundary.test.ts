import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formTokenEndpoint, paths } from '@/lib/paths';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { browserHeaders, type Outgoing, type PageForm, pageForm, send } from './send';
import { root, type Site, startSite } from './site';
import { api, type Body, type Client, events, form, writes } from './writes';

// What a write from our own pages, or from a browser too old to say, is answered. The two 500 are Next's own, before
// any code of ours: the action's arguments cannot be decoded, and nothing is stored.
const answers: Record<string, Record<string, number>> = {
  JavaScript: {
    good: 200,
    'wrong answers': 200,
    oversized: 413,
    chunked: 411,
    malformed: 500,
    'wrong type': 415,
    stale: 409,
  },
  'a form without JavaScript': {
    good: 303,
    'wrong answers': 200,
    oversized: 413,
    chunked: 411,
    malformed: 500,
    'wrong type': 415,
    stale: 409,
  },
  'the interface': {
    good: 200,
    'wrong answers': 400,
    oversized: 413,
    chunked: 411,
    malformed: 400,
    'wrong type': 415,
    stale: 400,
  },
  'the tracker': {
    good: 204,
    'wrong answers': 400,
    oversized: 413,
    chunked: 411,
    malformed: 400,
    'wrong type': 415,
    stale: 400,
  },
} satisfies Record<Client, Record<Body, number>>;

const origins: Record<string, { refused: boolean; headers: (ours: string) => Record<string, string> }> = {
  'our own page': {
    refused: false,
    headers: (ours) => ({ origin: ours, 'sec-fetch-site': 'same-origin' }),
  },
  'our own page in an older browser': { refused: false, headers: (ours) => ({ origin: ours }) },
  'no stated origin': { refused: false, headers: () => ({}) },
  'another site': {
    refused: true,
    headers: () => ({ origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }),
  },
  'another site in an older browser': { refused: true, headers: () => ({ origin: 'https://other.example' }) },
  'a page without origin': { refused: true, headers: () => ({ origin: 'null' }) },
};

/** The rest writes to the page of a form. */
const addresses: Record<string, string> = { 'the interface': api.path, 'the tracker': events.path };

const rows = Object.entries(writes).flatMap(([client, kinds]) =>
  Object.entries(kinds).flatMap(([body, write]) =>
    Object.entries(origins).map(([from, origin]) => ({
      body,
      name: `${client}, ${body}, from ${from}`,
      path: addresses[client] ?? form.path,
      write,
      origin,
      expected: origin.refused ? 403 : answers[client]?.[body],
    })),
  ),
);

/** The address of every route handler of the build; what varies in it is filled in. */
const handlers = Object.keys(
  z.record(z.string(), z.string()).parse(readJson('.next/server/app-paths-manifest.json')),
)
  .filter((file) => file.endsWith('/route'))
  .map((file) => file.replace(/\/route$/, '').replace(/\[[^\]]+\]/g, 'example'));

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(root + file, 'utf8'));
}

const handlerWrites = handlers.flatMap((path) =>
  ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ path, method })),
);

/** What is sent to every handler, with a body that none would take: only headers can have decided. */
const refusals: { what: string; status: number; outgoing: Outgoing }[] = [
  { what: 'from another site', status: 403, outgoing: { headers: { origin: 'https://other.example' } } },
  { what: 'without a length', status: 411, outgoing: { chunked: true } },
  { what: 'that is too long', status: 413, outgoing: { body: 'x'.repeat(200 * 1024) } },
];

/**
 * Handlers that take no writes are found outside /api too: files, which are made by the build. What providers send to is
 * unknown while its secret is not set (docs/lifecycle.md), and /api/example always.
 */
const refusedAs = (path: string, status: number) =>
  /^\/api\/(?!webhooks\/|example$)/.test(path) ? [status, 405] : [404, 405];

describe('a write', () => {
  let site: Site;
  let page: PageForm;
  let database: TestDatabase;

  const stored = async () => (await database.sql`select id from ai_assessments`).length;

  beforeAll(async () => {
    database = await createTestDatabase();
    site = await startSite({ RATE_LIMIT: 'off', DATABASE_URL: database.url });
    page = await pageForm(site.origin + form.path);
  });
  afterAll(async () => {
    await site.stop();
    await database.drop();
  });

  async function post(value: object): Promise<number | undefined> {
    const headers = { 'content-type': 'application/json' };
    const answer = await send(site.origin + api.path, {
      method: 'POST',
      headers,
      body: JSON.stringify(value),
    });
    return answer.status;
  }

  it.each(rows)('$name: $expected', async ({ path, write, origin, expected }) => {
    const { headers, ...rest } = await write(page);
    const all = { ...headers, ...origin.headers(site.origin) };
    const answer = await send(site.origin + path, { method: 'POST', ...rest, headers: all });
    expect(answer.status).toBe(expected);
  });

  it('is stored if it was good and came from us, and else leaves nothing behind', async () => {
    const good = rows.filter(({ body, origin }) => body === 'good' && !origin.refused);
    const visits = good.filter(({ path }) => path === events.path);
    expect(await stored()).toBe(good.length - visits.length);
    expect(await database.sql`select from user_sessions`).toHaveLength(visits.length);
    expect(await database.sql`select from website_analytics`).toHaveLength(visits.length);
  });

  it('sent twice is stored once; with other content under the same id it is refused', async () => {
    const before = await stored();
    const good = api.good();
    expect(await post(good)).toBe(200);
    expect(await post(good)).toBe(200);
    expect(await post({ ...api.wrong(), id: good.id })).toBe(400);
    expect(await post({ ...good, answers: { ...good.answers, name: 'Somebody Else' } })).toBe(409);
    expect(await stored()).toBe(before + 1);
  });

  it.each([
    { from: 'that says where it comes from', left: [] as string[], reasons: [] as string[] },
    { from: 'without a stated origin', left: ['origin', 'sec-fetch-site'], reasons: ['no_origin'] },
  ])('$from is stored, with what speaks for a machine: $reasons', async ({ left, reasons }) => {
    const good = api.good();
    const headers = Object.entries(browserHeaders(site)).filter(([name]) => !left.includes(name));
    const answer = await send(site.origin + api.path, {
      method: 'POST',
      headers: Object.fromEntries(headers),
      body: JSON.stringify(good),
    });
    expect(JSON.parse(answer.body.toString())).toMatchObject({ stored: true });
    expect(
      await database.sql`select suspected_bot, bot_reasons from ai_assessments where id = ${good.id}`,
    ).toEqual([{ suspected_bot: reasons.length > 0, bot_reasons: reasons }]);
  });

  it('of a form without JavaScript ends on the page of a service', async () => {
    const good = await writes['a form without JavaScript'].good(page);
    const answer = await send(site.origin + form.path, { method: 'POST', ...good });
    expect(answer.headers.location).toMatch(/^\/services\/[a-z-]+$/);
  });

  it.each(['[]', '[{}, null]', '[{}, "jane"]', '[{}, { "get": 1 }]'])(
    'by an action that is called with no form, %s, is answered as an empty one',
    async (body) => {
      const answers = [paths.backendForm, paths.hiring].map(async (path) => {
        const { actionId } = await pageForm(site.origin + path);
        const headers = { 'next-action': actionId, 'content-type': 'text/plain', origin: site.origin };
        return send(site.origin + path, { method: 'POST', headers, body });
      });
      const [assessment, application] = await Promise.all(answers);
      expect([assessment?.status, application?.status]).toEqual([200, 200]);
      expect(assessment?.body.toString()).toContain('The form could not be read.');
      expect(application?.body.toString()).toContain('First name is required');
      expect(site.log()).not.toMatch(/reading 'get'|get is not a function|jane/);
    },
  );

  it('is refused by the interface in JSON, with a sentence', async () => {
    const answer = await send(site.origin + api.path, {
      method: 'POST',
      headers: { origin: 'https://other.example' },
      body: '{}',
    });
    expect(JSON.parse(answer.body.toString())).toEqual({ error: expect.stringMatching(/^[A-Z].+\.$/) });
  });

  describe.each(refusals)('$what', ({ status, outgoing }) => {
    it.each(handlerWrites)('by $method is refused at $path, or not known there', async ({ path, method }) => {
      const answer = await send(site.origin + path, { body: 'x', ...outgoing, method });
      expect(refusedAs(path, status)).toContain(answer.status);
    });

    it('is refused by each of the handlers this table writes to', async () => {
      for (const path of [...Object.values(addresses), formTokenEndpoint]) {
        expect(handlers).toContain(path);
        const answer = await send(site.origin + path, { body: 'x', ...outgoing, method: 'POST' });
        expect(answer.status).toBe(status);
      }
    });
  });
});
