import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { closeDatabase, currentPool } from '@/db/client';
import { runQuery } from '@/db/run-query';
import { createTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
vi.spyOn(console, 'error').mockImplementation(() => {});

beforeAll(async () => {
  database = await createTestDatabase();
  process.env.DATABASE_URL = database.url;
  process.env.DATABASE_POOL_SIZE = '3';
});
afterAll(async () => {
  await closeDatabase();
  await database.drop();
});

const answered = () => runQuery((db) => db.execute(sql`select 1`), 'visits');
const blocked = () => runQuery((db) => db.execute(sql`select pg_advisory_xact_lock_shared(7)`), 'visits');

/** Runs statements that wait for a lock, past their two seconds, while others are answered on the connections that are left. */
async function lateAmongAnswered(count: number): Promise<void> {
  await database.sql.begin(async (staff) => {
    await staff`select pg_advisory_xact_lock(7)`;
    // Time that passes by itself would depend on how busy the machine is.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const late = Promise.all(Array.from({ length: count }, blocked));
    for (let passed = 0; passed < 2000; passed += 500) {
      expect(await answered()).toMatchObject({ ok: true });
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(await late).toEqual(Array(count).fill({ ok: false, reason: 'unavailable', code: 'DEADLINE' }));
    vi.useRealTimers();
  });
}

it('gives up connections that are answered once as many queries were late as there are connections', async () => {
  await Promise.all([answered(), answered(), answered()]);
  const pool = currentPool();
  await lateAmongAnswered(2);
  expect(currentPool()).toBe(pool);

  await lateAmongAnswered(1);
  expect(currentPool()).not.toBe(pool);
  expect(await answered()).toMatchObject({ ok: true });
});
