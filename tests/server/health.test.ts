import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endpoints } from '@/lib/endpoints';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { type Listening, listening } from '../support/listening';
import { batchOf, pageView, visit } from '../support/visits';
import { postBatch, send } from './send';
import { type Site, startSite } from './site';

const health = async (site: Site, query = '') => {
  const { status, headers, body } = await send(`${site.origin}${endpoints.health}${query}`);
  return { status, cache: headers['cache-control'], body: JSON.parse(body.toString()) };
};

describe('without a database, or any other variable', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  it('the site serves, and is not ready: it would keep nothing of what it is sent', async () => {
    const cache = 'no-store';
    const database = 'unset';
    expect(await health(site)).toEqual({ status: 200, cache, body: { status: 'ok', database } });
    expect(await health(site, '?ready=1')).toEqual({
      status: 503,
      cache,
      body: { status: 'unavailable', database, lastWrite: null },
    });
  });

  it('it tells a visit to come again in 5 s', async () => {
    const answer = await postBatch(site, batchOf(visit({ events: [pageView()] })));
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
  });

  it('what is counted is nowhere, as no token is set', async () => {
    const answer = await send(`${site.origin}${endpoints.metrics}`, {
      headers: { authorization: 'Bearer undefined' },
    });
    expect(answer.status).toBe(404);
  });
});

describe('with its database', () => {
  let database: TestDatabase;
  let site: Site;
  beforeAll(async () => {
    database = await createTestDatabase();
    site = await startSite({ DATABASE_URL: database.url });
  });
  afterAll(async () => {
    await site.stop();
    await database.drop();
  });

  it('the site is ready, and tells when it last stored something of a visitor', async () => {
    const maintenance = { rollups: null, retention: null };
    const ready = { status: 'ok', database: 'up', maintenance };
    expect(await health(site, '?ready=1')).toMatchObject({
      status: 200,
      body: { ...ready, lastWrite: null },
    });
    await postBatch(site, batchOf(visit({ events: [pageView()] })));
    const latest = async () => (await health(site, '?ready=1')).body;
    await vi.waitUntil(async () => (await latest()).lastWrite, { timeout: 60_000 });
    expect(await latest()).toMatchObject({ ...ready, lastWrite: expect.stringMatching(/^20.+Z$/) });
  });

  it('it tells when the work for all instances was last done', async () => {
    const done = '2026-05-31T10:00:00.000Z';
    await database.sql`
      insert into maintenance_runs (name, succeeded_at, seconds, seen_until)
      values ('retention', ${done}, 1, ${done})`;
    // An answer is good for a second.
    const latest = async () => (await health(site, '?ready=1')).body.maintenance;
    await vi.waitUntil(async () => (await latest()).retention, { timeout: 60_000 });
    expect(await latest()).toEqual({ rollups: null, retention: done });
    expect((await health(site)).body).toEqual({ status: 'ok', database: 'up' });
  });
});

it('asks the database once a second, however many ask it', { tags: 'full' }, async () => {
  const database = await createTestDatabase();
  await database.sql.unsafe(`
    create table asked (at timestamptz default clock_timestamp());
    create function note_asked() returns trigger language plpgsql
      as 'begin insert into asked default values; return null; end';
    create trigger note_asked before insert on write_limits execute function note_asked()`);
  const site = await startSite({ DATABASE_URL: database.url });
  const begun = performance.now();
  const answers = await Promise.all(Array.from({ length: 200 }, () => health(site, '?ready=1')));
  const most = 1 + Math.floor((performance.now() - begun) / 1000);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const asked = await database.sql`select from asked`;
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThanOrEqual(most);
  await site.stop();
  await database.drop();
});

describe('with a database that takes connections and never answers', () => {
  let hole: Listening;
  let site: Site;

  beforeAll(async () => {
    hole = await listening(createServer());
    const DATABASE_URL = `postgres://nobody:secret@127.0.0.1:${hole.port}/none`;
    site = await startSite({ DATABASE_URL, TEST_TIME: 'usual' });
  });
  afterAll(async () => {
    await site.stop();
    await hole.close();
  });

  it('the site serves, and says so without waiting for it', async () => {
    expect(await health(site)).toMatchObject({ status: 200, body: { status: 'ok', database: 'down' } });
  });

  it('it is not ready', async () => {
    expect(await health(site, '?ready=1')).toEqual({
      status: 503,
      cache: 'no-store',
      body: { status: 'unavailable', database: 'down', lastWrite: null },
    });
  });

  it('its log keeps the password to itself', () => {
    expect(site.log()).not.toContain('secret');
  });
});
