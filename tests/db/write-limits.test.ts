import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { closeDatabase } from '@/db/client';
import { keepSecret } from '@/db/queries/http';
import { limitWrites } from '@/lib/http/rate-limit';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { type DatabaseProxy, startDatabaseProxy } from '../support/database-proxy';

let database: TestDatabase;
let network: DatabaseProxy;
vi.spyOn(console, 'error').mockImplementation(() => {});

beforeAll(async () => {
  database = await createTestDatabase();
  network = await startDatabaseProxy(database.url);
  process.env.DATABASE_URL = network.url;
});
afterAll(async () => {
  await closeDatabase();
  await network.close();
  await database.drop();
});

const from = (address: string) => new Headers({ 'x-socket-address': address });
const send = (times: number, address: string) =>
  Promise.all(Array.from({ length: times }, () => limitWrites('form', from(address))));

it('keeps one secret, whoever asks first', async () => {
  const answers = await Promise.all(['a', 'b', 'c'].map((candidate) => keepSecret('trial', candidate)));
  const values = answers.map((answer) => (answer.ok ? answer.value : answer.reason));
  expect(new Set(values).size).toBe(1);
  expect(await keepSecret('trial', 'd')).toEqual(answers[0]);
});

it('counts forms in the database, by a hash, and refuses the one too many', async () => {
  const results = await send(61, '203.0.113.7');
  expect(results.filter(({ ok }) => !ok)).toMatchObject([
    { status: 429, message: 'That was a lot at once. Please wait 10 minutes and try again.' },
  ]);
  const rows = await database.sql`select key, points from write_limits`;
  expect(rows).toEqual([{ key: expect.stringMatching(/^form:[\w-]{43}$/), points: 61 }]);
});

it('knows what another instance has counted', async () => {
  await send(1, '203.0.113.8');
  await database.sql`update write_limits set points = 60 where points = 1`;
  expect(await send(1, '203.0.113.8')).toMatchObject([{ ok: false, status: 429 }]);
});

it('lets a client write again when its time is over', async () => {
  await send(1, '203.0.113.9');
  await database.sql`update write_limits set points = 60, expire = ${Date.now() - 1} where points = 1`;
  expect(await send(1, '203.0.113.9')).toEqual([{ ok: true }]);
});

it.each(['hang', 'refuse'] as const)(
  'counts in memory while the database is away (%s), without making anyone wait',
  async (outage) => {
    await network[outage]();
    const begun = performance.now();
    const results = await send(61, outage === 'hang' ? '198.51.100.1' : '198.51.100.2');
    expect(performance.now() - begun).toBeLessThan(1000);
    expect(results.filter(({ ok }) => !ok)).toHaveLength(1);
    await network.heal();
  },
);
