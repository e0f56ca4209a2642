import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { migrate, NewerSchemaError } from '@/db/migrate';
import { createViewsSql, dropViewsSql } from '@/db/reporting/views';
import { createTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase('template0');
});
afterAll(() => database.drop());

const applied = () => database.sql`select hash from drizzle.__drizzle_migrations`;

it('lets six instances that start together on an empty database all succeed', async () => {
  await Promise.all(Array.from({ length: 6 }, () => migrate(database.url)));

  expect(await database.sql`select from ai_assessments`).toHaveLength(0);
  const hashes = (await applied()).map(({ hash }) => hash);
  expect(new Set(hashes).size).toBe(hashes.length);
});

it('changes nothing when the schema is up to date, and lets go of its lock', async () => {
  const before = await applied();
  await migrate(database.url);
  expect(await applied()).toEqual(before);
  const held = await database.sql`
    select from pg_locks join pg_database as own on own.oid = database
    where locktype = 'advisory' and own.datname = current_database()`;
  expect(held).toHaveLength(0);
});

it('says by its code why a database cannot be reached', async () => {
  await expect(migrate('postgres://nobody@127.0.0.1:1/none')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it('refuses a database that a newer version of the site has migrated', async () => {
  await database.sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'of a newer version', max(created_at) + 1 from drizzle.__drizzle_migrations`;
  await expect(migrate(database.url)).rejects.toThrow(NewerSchemaError);
  await database.sql`delete from drizzle.__drizzle_migrations where hash = 'of a newer version'`;
  await migrate(database.url);
});

const viewIds = () => database.sql`
  select array_agg(pg_class.oid order by pg_class.oid) as ids from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace where nspname = 'reporting'`;

it('leaves views alone that are those of this version, and makes others again', async () => {
  const before = await viewIds();
  await migrate(database.url);
  expect(await viewIds()).toEqual(before);
  await database.sql.unsafe(`
    comment on schema reporting is 'Definition of another version.';
    create view reporting.of_another_version as select 1 as one`);
  await migrate(database.url);
  expect(await database.sql`select to_regclass('reporting.of_another_version') as gone`).toEqual([
    { gone: null },
  ]);
  expect(await viewIds()).not.toEqual(before);
});

it('lets a migration change a column that views read', async () => {
  const change = 'alter table user_sessions alter column country type varchar(100)';
  await expect(database.sql.unsafe(change)).rejects.toMatchObject({ code: '0A000' });
  await database.sql.unsafe(`${dropViewsSql}; ${change}; ${createViewsSql()}`);
  await migrate(database.url);
});

it('says so where its connection is lost in the middle, has changed nothing then, and works the next time', async () => {
  await database.sql.unsafe(`comment on schema reporting is 'Definition of another version.'`);
  const before = await viewIds();
  const endWaiting = () => database.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ilike '%drop view%'`;
  await database.sql.begin(async (staff) => {
    await staff`select from reporting.leads limit 1`;
    const migrated = migrate(database.url).catch((error: unknown) => error);
    await vi.waitUntil(async () => (await endWaiting()).length > 0, { timeout: 20_000, interval: 20 });
    // The driver may hear of the end before its next word or by it.
    expect(await migrated).toMatchObject({
      code: expect.stringMatching(/CONNECTION_CLOSED|57P01|EPIPE|ECONNRESET/),
    });
  });
  expect(await viewIds()).toEqual(before);
  await migrate(database.url);
  expect(await viewIds()).not.toEqual(before);
});
