import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openClient } from '@/db/connect';
import { migrate, migrationLock } from '@/db/migrate';
import { startDatabaseProxy } from '@/scripts/chaos/database-proxy';
import { migrateDatabase } from '@/scripts/site/database';
import { createTestDatabase } from '../support/database';
import { type FalseDatabase, falseAnswers, startFalseDatabase } from '../support/false-database';

describe.each(Object.entries(falseAnswers))('an address that %s', (_name, answer) => {
  let listener: FalseDatabase;
  beforeEach(async () => {
    listener = await startFalseDatabase(answer);
  });
  afterEach(() => listener.close());

  it.each(['', '?sslmode=require'])('fails a question after one attempt (%s)', async (parameters) => {
    const client = openClient(`${listener.url}${parameters}`, { max: 1, connect_timeout: 5 });
    await expect(client`select 1`).rejects.toMatchObject({ code: expect.stringMatching(/^[A-Z_]+$/) });
    expect(listener.attempts()).toBe(1);
    await client.end({ timeout: 0 });
  });

  it('ends a migration', async () => {
    await expect(migrate(listener.url)).rejects.toMatchObject({ code: expect.any(String) });
    expect(listener.attempts()).toBe(1);
  });
});

it('gives a migration up whose database falls silent in the middle, naming its host', {
  tags: 'full',
}, async () => {
  const database = await createTestDatabase('template0');
  onTestFinished(database.drop);
  const network = await startDatabaseProxy(database.url);
  onTestFinished(network.close);
  // Another instance's migration, for this one to wait on.
  const other = await database.sql.reserve();
  onTestFinished(() => other.release());
  await other`select pg_advisory_lock(${migrationLock})`;
  const migration = migrateDatabase(network.url);
  migration.catch(() => undefined);
  const waiting = () => database.sql`
    select from pg_stat_activity where datname = current_database() and query like '%pg_try_advisory%'
      and pid <> pg_backend_pid()`;
  await vi.waitUntil(async () => (await waiting()).length === 1, 60_000);
  network.hang();
  await expect(migration).rejects.toThrow(
    `${new URL(network.url).host} cannot be used: it has given no answer`,
  );
});
