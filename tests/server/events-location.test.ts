import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { type LocationService, startLocationService } from '../support/location-service';
import { batchOf, click, pageView, visit } from '../support/visits';
import { postBatch } from './send';
import { type Site, startSite } from './site';

let database: TestDatabase;
let service: LocationService;
/** Behind a proxy of ours, whose word on the address counts. */
let site: Site;
/** Open to everybody. */
let direct: Site;

beforeAll(async () => {
  database = await createTestDatabase();
  service = await startLocationService();
  const variables = { DATABASE_URL: database.url, GEOLOCATION_URL: service.url };
  [site, direct] = await Promise.all([
    // Each failure has a line of its own.
    startSite({ ...variables, TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'debug' }),
    startSite(variables),
  ]);
});
afterAll(async () => {
  await Promise.all([site.stop(), direct.stop()]);
  await service.close();
  await database.drop();
});

type Place = { country: string | null; region: string | null; city: string | null };

const nowhere: Place = { country: null, region: null, city: null };
const paris: Place = { country: 'France', region: 'Île-de-France', city: 'Paris' };
const answerOf = ({ country, ...rest }: Place) => ({ country_name: country, ...rest });

const json =
  (value: unknown, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
const cut: RequestListener = (request) => request.socket.destroy();

const someone = () => visit({ events: [pageView()] });
const placeOf = async (id: string) =>
  (await database.sql<Place[]>`select country, region, city from user_sessions where session_id = ${id}`)[0];
const failures = () =>
  site
    .log()
    .split('\n')
    .filter((line) => line.includes('location data'))
    .map((line) => JSON.parse(line))
    // But not those that sum up a minute.
    .filter(({ requestId }) => requestId);

const postFrom = (address: string, session = someone(), to = site, headers = {}) =>
  postBatch(to, batchOf(session), { ...headers, 'x-forwarded-for': address });

/** By the time a visit that begins now has its place, Paris, what earlier ones were to ask has been asked. */
async function nextIsLocated(): Promise<void> {
  const next = someone();
  await postFrom(addressOfNext, next);
  await vi.waitFor(async () => expect(await placeOf(next.id)).toEqual(paris), 60_000);
}
const addressOfNext = '203.0.113.99';

describe('the place of a visitor', () => {
  it.each<[what: string, answer: unknown, expected: Place]>([
    ['as the service names it', { ...answerOf(paris), ip: '203.0.113.7', org: 'AS1' }, paris],
    ['a country alone', { country_name: 'France' }, { ...nowhere, country: 'France' }],
    [
      'cleaned of what no name has',
      { country_name: 'Fra\0nce\u0007', region: ' \n ', city: '<b>Paris</b>' },
      { ...nowhere, country: 'France', city: '<b>Paris</b>' },
    ],
    [
      'cut where a name goes on and on',
      { country_name: 'x'.repeat(5000), region: `x${'🗼'.repeat(60)}` },
      { ...nowhere, country: 'x'.repeat(100), region: `x${'🗼'.repeat(49)}\ufffd` },
    ],
  ])('is stored %s', async (_what, answer, expected) => {
    const session = someone();
    service.answerWith(json(answer));
    expect((await postFrom('203.0.113.7', session)).status).toBe(204);
    await vi.waitFor(async () => expect(await placeOf(session.id)).toEqual(expected), 60_000);
    expect(service.asked).toEqual(['203.0.113.7']);
  });

  it.each<[what: string, answer: RequestListener, code: string]>([
    ['a page', (_, response) => response.end('<!doctype html><title>Sorry</title>'), 'SyntaxError'],
    ['a list', json([paris]), 'ZodError'],
    ['nothing', json(null), 'ZodError'],
    ['an answer without end', (_, response) => void endless(response), 'RangeError'],
    ['trouble of its own', json(answerOf(paris), 500), 'HTTP_500'],
    ['too many questions', json(answerOf(paris), 429), 'HTTP_429'],
    [
      'another address to ask',
      (_, response) => response.writeHead(302, { location: '/elsewhere' }).end(),
      'TypeError',
    ],
    ['a connection that is cut', cut, 'TypeError'],
    ['silence', () => {}, 'TimeoutError'],
    [
      'half an answer and silence',
      (_, response) => void response.writeHead(200).write('{"city":"P'),
      'TimeoutError',
    ],
  ])('stays empty where the answer is %s: one line in the log, without data', async (_what, answer, code) => {
    const session = someone();
    const before = failures().length;
    service.answerWith(answer);
    expect((await postFrom('203.0.113.7', session)).status).toBe(204);
    await vi.waitFor(() => expect(failures()).toHaveLength(before + 1), 60_000);

    expect(failures().at(-1)).toStrictEqual({
      level: expect.stringMatching(/^(warn|debug)$/),
      time: expect.any(String),
      requestId: expect.any(String),
      route: 'POST /api/events',
      event: 'Failed to get location data:',
      code,
      count: 1,
    });
    expect(await placeOf(session.id)).toEqual(nowhere);
    expect(service.asked).toEqual(['203.0.113.7']);
  });

  it('stays empty, without a line, where the service says what is no name', async () => {
    const session = someone();
    const before = failures().length;
    const answered = new Promise<void>((resolve) => {
      service.answerWith((request, response) => {
        response.on('close', resolve);
        json({ country_name: 7, region: ['x'], city: { name: 'Paris' }, error: true })(request, response);
      });
    });
    await postFrom('203.0.113.7', session);
    await answered;
    service.answerWith(json(answerOf(paris)));
    await nextIsLocated();
    expect(await placeOf(session.id)).toEqual(nowhere);
    expect(failures()).toHaveLength(before);
  });
});

async function endless(response: Parameters<RequestListener>[1]): Promise<void> {
  response.on('error', () => {});
  while (!response.destroyed) {
    response.write('{"city":"Paris'.padEnd(4096));
    await sleep(1);
  }
}

it('is asked for after the answer: nobody waits for it', async () => {
  const session = someone();
  const questions: Parameters<RequestListener>[] = [];
  service.answerWith((...question) => questions.push(question));
  expect((await postFrom('203.0.113.9', session)).status).toBe(204);
  expect(await placeOf(session.id)).toEqual(nowhere);

  await vi.waitFor(() => expect(questions).toHaveLength(1), { timeout: 60_000, interval: 5 });
  for (const question of questions) json(answerOf(paris))(...question);
  await vi.waitFor(async () => expect(await placeOf(session.id)).toEqual(paris), 60_000);
});

it('is asked for once a session, however many batches begin it', async () => {
  const session = someone();
  service.answerWith(json(answerOf(paris)));
  await Promise.all(Array.from({ length: 10 }, () => postFrom('203.0.113.9', session)));
  await vi.waitFor(async () => expect(await placeOf(session.id)).toEqual(paris), 60_000);
  await postFrom('203.0.113.9', { ...session, events: [click()] });
  await nextIsLocated();
  expect(service.asked).toEqual(['203.0.113.9', addressOfNext]);
});

it('is not asked for without end while the service hangs, and nobody waits for it', async () => {
  const before = failures().length;
  service.answerWith(() => {});
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => postFrom(`198.51.100.${index}`)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  // Each that has asked gives up in the end.
  await vi.waitFor(() => expect(failures().length).toBeGreaterThanOrEqual(before + 20), 60_000);
  expect(service.mostAtOnce()).toBeGreaterThan(1);
  expect(service.mostAtOnce()).toBeLessThanOrEqual(20);
});

describe('what a host says of the place', () => {
  const fromHost = { 'x-vercel-ip-country': 'JP', 'x-vercel-ip-city': 'T%C5%8Dky%C5%8D' };

  it('is believed behind a proxy of ours, and nobody else is asked', async () => {
    const session = someone();
    service.answerWith(json(answerOf(paris)));
    await postFrom('203.0.113.7', session, site, fromHost);
    await nextIsLocated();
    expect(await placeOf(session.id)).toEqual({ country: 'Japan', region: null, city: 'Tōkyō' });
    expect(service.asked).toEqual([addressOfNext]);
  });

  it('is anybody’s invention without one: the service is asked, for the address of the socket', async () => {
    const session = someone();
    service.answerWith(json(answerOf(paris)));
    await postFrom('203.0.113.7', session, direct, fromHost);
    await vi.waitFor(async () => expect(await placeOf(session.id)).toEqual(paris), 60_000);
    expect(service.asked).toEqual(['127.0.0.1']);
  });
});

it('has kept no address anywhere', async () => {
  const tables = await database.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public'`;
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['user_sessions', 'write_limits']));
  const rows = await Promise.all(
    tables.map(({ name }) => database.sql`select t::text as row from ${database.sql(name)} t`),
  );
  const all = rows.flat().map(({ row }) => row);
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter((row) => /203\.0\.113|198\.51\.100|127\.0\.0\.1/.test(row))).toEqual([]);
  expect(site.log() + direct.log()).not.toMatch(/203\.0\.113|198\.51\.100|Paris|http:\/\//);
});
