import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
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

const answered = () => runQuery((db) => db.execute(sql`select 1`));
const late = () => runQuery((db) => db.execute(sql`select pg_sleep(2.1)`));

/** Runs slow statements while others are answered on the connections that are left. */
async function lateAmongAnswered(count: number): Promise<void> {
  let isOver = false;
  const slow = Promise.all(Array.from({ length: count }, late)).finally(() => {
    isOver = true;
  });
  while (!isOver) expect(await answered()).toMatchObject({ ok: true });
  expect(await slow).toEqual(Array(count).fill({ ok: false, reason: 'unavailable', code: 'DEADLINE' }));
}

it('gives up connections that are answered once as many queries were late as there are connections', async () => {
  await answered();
  const pool = currentPool();
  await lateAmongAnswered(2);
  expect(currentPool()).toBe(pool);

  await lateAmongAnswered(1);
  expect(currentPool()).not.toBe(pool);
  expect(await answered()).toMatchObject({ ok: true });
});
