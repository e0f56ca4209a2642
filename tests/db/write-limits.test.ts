import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { closeDatabase } from '@/db/client';
import { keepSalt, keepSecret } from '@/db/queries/http';
import { siteSecret } from '@/lib/http/agreed-secret';
import { socketAddressHeader } from '@/lib/http/client-address';
import { clientCode, codeUnderSalt } from '@/lib/http/client-code';
import { dayBytes, limitWrites } from '@/lib/http/rate-limit';
import { type DatabaseProxy, startDatabaseProxy } from '@/scripts/chaos/database-proxy';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { endsWithin, holdDeadlines, releaseDeadlines } from '../support/slow-time';

let database: TestDatabase;
let network: DatabaseProxy;
vi.spyOn(console, 'error').mockImplementation(() => {});

beforeAll(async () => {
  database = await createTestDatabase();
  network = await startDatabaseProxy(database.url);
  process.env.DATABASE_URL = network.url;
  holdDeadlines();
});
afterAll(async () => {
  await closeDatabase();
  await network.close();
  await database.drop();
});

const from = (address: string) => new Headers({ [socketAddressHeader]: address });
const send = (times: number, address: string) =>
  Promise.all(Array.from({ length: times }, () => limitWrites('form', from(address))));

it('keeps one secret, whoever asks first', async () => {
  const answers = await Promise.all(['a', 'b', 'c'].map((candidate) => keepSecret('trial', candidate)));
  const values = answers.map((answer) => (answer.ok ? answer.value : answer.reason));
  expect(new Set(values).size).toBe(1);
  expect(await keepSecret('trial', 'd')).toEqual(answers[0]);
});

it('counts forms in the database, by a code, and refuses the one too many', async () => {
  const results = await send(61, '203.0.113.7');
  expect(results.filter(({ ok }) => !ok)).toMatchObject([
    { status: 429, message: 'That was a lot at once. Please wait 10 minutes and try again.' },
  ]);
  const rows = await database.sql`select key, points from write_limits`;
  expect(rows).toEqual([{ key: expect.stringMatching(/^form:[\da-f]{5}$/), points: 61 }]);
});

it('asks the database for the write that is one too many, and for none after it', async () => {
  await database.sql`delete from write_limits`;
  const oneByOne = [];
  for (let count = 0; count < 63; count += 1) oneByOne.push(...(await send(1, '203.0.113.10')));
  expect(oneByOne.map(({ ok }) => ok)).toEqual([...Array(60).fill(true), false, false, false]);
  expect(await database.sql`select points from write_limits`).toEqual([{ points: 61 }]);
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

it('adds up the bytes instances tell of, and refuses until the day is over', async () => {
  const headers = new Headers({
    [socketAddressHeader]: '203.0.113.10',
    'content-length': String(dayBytes / 2),
  });
  expect(await limitWrites('events', headers)).toEqual({ ok: true });
  const rows = await database.sql`select points from write_limits where key like 'events_bytes:%'`;
  expect(rows).toEqual([{ points: dayBytes / 2 }]);
  await database.sql`update write_limits set points = ${dayBytes} where key like 'events_bytes:%'`;
  expect(await limitWrites('events', headers)).toMatchObject({ ok: false, status: 429 });
});

it('keeps one salt a day, whoever asks first, and forgets the day before with its codes', async () => {
  await database.sql`insert into write_limits values ('form:00000', 1, ${Date.parse('2026-03-01')})`;
  const first = await Promise.all(['a', 'b', 'c'].map((salt) => keepSalt('2026-03-01', salt)));
  expect(new Set(first.map((answer) => answer.ok && answer.value)).size).toBe(1);
  expect(await keepSalt('2026-03-02', 'd')).toEqual({ ok: true, value: 'd' });
  const left = await database.sql`
    select salt as kept from address_salts where day < '2026-03-03'
    union all select key from write_limits where key = 'form:00000'`;
  expect(left).toEqual([{ kept: 'd' }]);
});

it('tells nobody who holds the whole database which address it was', async () => {
  const visitors = Array.from({ length: 100 }, (_, n) => `203.0.113.${n}`);
  const salt = 'what the database would keep for the day';
  await database.sql`delete from write_limits`;
  await database.sql`delete from address_salts`;
  await database.sql`insert into address_salts values (${new Date().toISOString().slice(0, 10)}, ${salt})`;
  globalThis.agreedSecretsOfProcess = undefined;
  for (const address of visitors) await limitWrites('form', from(address));

  const rows = await database.sql<{ key: string }[]>`select key from write_limits`;
  const stored = new Set(rows.map(({ key }) => key.slice('form:'.length)));
  const codes = new Set(visitors.map((address) => codeUnderSalt(address, salt)));
  // On a busy machine a statement may be late, and its visitor is counted in memory.
  expect([...stored].filter((code) => codes.has(code)).length).toBeGreaterThan(50);
  expect([...stored].filter((code) => !codes.has(code))).toEqual([]);
  // One in 16,384 of all addresses of IPv4, none of which was here: what fits among them fits so many times more.
  const strangers = Array.from({ length: 2 ** 18 }, (_, n) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
  const fitting = strangers.filter((address) => stored.has(codeUnderSalt(address, salt)));
  const addressesForEach = (fitting.length * 2 ** 14) / stored.size;
  expect(addressesForEach).toBeGreaterThan(2000);
});

it('lets nobody wait longer than the window after the clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  expect((await send(61, '198.51.100.10')).filter(({ ok }) => !ok)).toHaveLength(1);
  vi.useRealTimers();
  expect(await send(1, '198.51.100.10')).toEqual([{ ok: true }]);
  const refused = (await send(60, '198.51.100.10')).flatMap((sent) => ('retryAfter' in sent ? [sent] : []));
  expect(refused).toHaveLength(1);
  expect(refused[0]?.retryAfter).toBeLessThanOrEqual(600);
});

it.each(['hang', 'refuse'] as const)(
  'counts in memory while the database is away (%s), without making anyone wait',
  async (outage) => {
    releaseDeadlines();
    await network[outage]();
    const results = send(61, outage === 'hang' ? '198.51.100.1' : '198.51.100.2');
    expect(await endsWithin(1000, results)).toBe(true);
    expect((await results).filter(({ ok }) => !ok)).toHaveLength(1);
    await network.heal();
  },
);

it('has salt and secret of all instances again when the database comes back, also if it was away at first', async () => {
  globalThis.agreedSecretsOfProcess = undefined;
  await network.refuse();
  const address = '198.51.100.4';
  const alone = [(await clientCode(address)).code, await siteSecret()];
  await network.heal();
  const [salt] =
    await database.sql`select salt from address_salts where day = ${new Date().toISOString().slice(0, 10)}`;
  const shared = [codeUnderSalt(address, salt?.salt), 'the secret of all'];
  expect(alone).not.toEqual(shared);
  await database.sql`insert into site_secrets values ('site', 'the secret of all')`;
  const now = async () => [(await clientCode(address)).code, await siteSecret()];
  await vi.waitFor(async () => expect(await now()).toEqual(shared), 60_000);
});
