import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { dayBytes } from '@/lib/http/rate-limit';
import { eventsEndpoint } from '@/lib/paths';
import { type DatabaseProxy, startDatabaseProxy } from '@/scripts/chaos/database-proxy';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { batchOf, pageView, visit } from '../support/visits';
import { type Answer, blame, postBatch, send } from './send';
import { type Site, startSite } from './site';

const someone = () => batchOf(visit({ events: [pageView({ title: 'Secret plans' })] }));

/** So many requests, 25 at a time. */
async function statusesOf(count: number, post: () => Promise<Answer>): Promise<(number | undefined)[]> {
  const statuses: (number | undefined)[] = [];
  while (statuses.length < count) {
    const some = Array.from({ length: Math.min(25, count - statuses.length) }, post);
    statuses.push(...(await Promise.all(some)).map(({ status }) => status));
  }
  return statuses;
}

describe('on two instances', () => {
  let database: TestDatabase;
  let site: Site;
  let other: Site;

  beforeAll(async () => {
    database = await createTestDatabase();
    const variables = { DATABASE_URL: database.url, TRUSTED_PROXY_HOPS: '1', TEST_TIME: 'slow' };
    [site, other] = await Promise.all([startSite(variables), startSite(variables)]);
    // Both know the salt of the day then, and agree on who is who.
    await Promise.all([site, other].map((to) => from('203.0.113.1', to)));
  });
  afterAll(async () => {
    await Promise.all([site.stop(), other.stop()]);
    await database.drop();
  });

  const from = (address: string, to: Site) => postBatch(to, someone(), { 'x-forwarded-for': address });

  it('an address may send 600 batches a minute; then it says in words when to come again, to this address alone', async () => {
    const statuses = await statusesOf(600, () => from('203.0.113.7', site));
    expect(statuses).not.toContain(429);

    const refused = await from('203.0.113.7', site);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(blame(refused).error).toBe('That was a lot at once. Please wait a minute and try again.');
    expect((await from('203.0.113.8', site)).status).toBe(204);
  });

  it('that cost a statement for every sixtieth batch, and no address', async () => {
    expect(await database.sql`select key, points from write_limits`).toEqual([
      { key: expect.stringMatching(/^events:[\da-f]{5}$/), points: 600 },
    ]);
  });

  it('that holds on another instance too, from the next time that asks', async () => {
    const first = await statusesOf(60, () => from('203.0.113.7', other));
    expect(first.filter((status) => status === 429)).toHaveLength(1);
    const rest = await statusesOf(5, () => from('203.0.113.7', other));
    expect(rest).toEqual(Array(5).fill(429));
  });

  // Space after it, so that a batch of one event weighs as much as the largest may.
  const padding = ' '.repeat(60 * 1024);
  const large = (address: string, to: Site) =>
    send(to.origin + eventsEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: to.origin, 'x-forwarded-for': address },
      body: JSON.stringify(someone()) + padding,
    });

  it('a network may have 20 MB stored in a day; then it says that this takes until tomorrow, on every instance, to this network alone', async () => {
    const count = Math.ceil(dayBytes / padding.length);
    const statuses = await statusesOf(count, () => large('192.0.2.9', site));
    // The envelope of a batch is counted too, so that the last one or two are over.
    expect(statuses.slice(0, count - 10)).not.toContain(429);
    const refused = await large('192.0.2.9', site);
    expect(refused.status).toBe(429);
    expect(blame(refused).error).toMatch(/^That was a lot at once\. Please wait .+ and try again\.$/);

    // Megabytes are told of when they are full: the other instance takes two before it hears of the rest.
    const there = await statusesOf(40, () => large('192.0.2.9', other));
    expect(there).toContain(429);
    expect((await large('198.51.100.8', site)).status).toBe(204);
  });
});

// Less than it would take to tell 50 one after another, 2 s each.
describe('while the database is away', () => {
  let database: TestDatabase;
  let network: DatabaseProxy;
  let site: Site;

  beforeAll(async () => {
    database = await createTestDatabase();
    network = await startDatabaseProxy(database.url);
    site = await startSite({ DATABASE_URL: network.url, TEST_TIME: 'usual' });
    // Ready to answer, but never yet in touch with its database: the hardest case.
    await Promise.all(Array.from({ length: 50 }, () => postBatch(site, someone(), { 'sec-gpc': '1' })));
  });
  afterEach(() => network.heal());
  afterAll(async () => {
    await site.stop();
    await network.close();
    await database.drop();
  });

  it.each(['hang', 'refuse'] as const)(
    'tells 50 who come at once to send it again, and takes it then (%s)',
    async (outage) => {
      const batches = Array.from({ length: 50 }, someone);
      await network[outage]();
      const answers = await Promise.all(batches.map((batch) => postBatch(site, batch)));

      for (const answer of answers) {
        expect(answer.status).toBe(503);
        expect(answer.headers['retry-after']).toBe('5');
        expect(blame(answer).error).toBe('This cannot be stored right now. Please send it again.');
      }
      await network.heal();
      for (const batch of batches) {
        await vi.waitFor(async () => expect((await postBatch(site, batch)).status).toBe(204), 60_000);
      }
      const ids = batches.flatMap(({ sessions }) => sessions.map(({ id }) => id));
      expect(
        await database.sql`select from user_sessions where session_id in ${database.sql(ids)}`,
      ).toHaveLength(50);
    },
  );

  it('has logged each outage once when it began and once when it was over, and no word of a visitor', () => {
    const events = site
      .log()
      .split('\n')
      .flatMap((line) => /"event":"(database_[a-z]+)"/.exec(line)?.[1] ?? []);
    expect(events).toEqual(['database_away', 'database_back', 'database_away', 'database_back']);
    expect(site.log()).not.toMatch(/Secret plans|postgres:/);
  });
});
