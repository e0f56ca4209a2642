import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Refusal } from '@/scripts/refusal';
import {
  checkSchema,
  isNewer,
  migrateDatabase,
  nameEncoding,
  nameSchemaState,
} from '@/scripts/site/database';
import { createTestDatabase, type TestDatabase, templateOf } from '../support/database';

let database: TestDatabase;
const said = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(() => said.mockClear());

const journal = 'drizzle.__drizzle_migrations';

/** Does its work on a database that is a migration short, or has one more. */
async function withJournal(change: string, work: () => Promise<void>): Promise<void> {
  await database.sql.unsafe(`create table journal_before as table ${journal}; ${change}`);
  await work().finally(() =>
    database.sql.unsafe(
      `truncate ${journal}; insert into ${journal} table journal_before; drop table journal_before`,
    ),
  );
}

const ahead = `insert into ${journal} (hash, created_at) values ('newer', ${Date.UTC(2031, 4, 31)})`;
const behind = `delete from ${journal} where created_at = (select max(created_at) from ${journal})`;

const named = async (url = database.url) => {
  await nameSchemaState(url);
  return said.mock.calls.flat();
};

describe('what an instance that does not migrate says of the schema', () => {
  it('is nothing where it fits, or cannot be asked', async () => {
    expect(await named()).toEqual([]);
    expect(await named('postgres://nobody@127.0.0.1:1/none')).toEqual([]);
  });

  it('is what to run where it is behind', () =>
    withJournal(behind, async () => {
      expect(await named()).toEqual([
        'DATABASE_URL: its tables are behind this version of the site: run npm run db:migrate.',
      ]);
      expect(await isNewer(database.url)).toBe(false);
    }));

  it('is that it serves on where it is ahead', () =>
    withJournal(ahead, async () => {
      expect(await named()).toEqual([expect.stringContaining('a newer version of the site has migrated it')]);
      expect(await isNewer(database.url)).toBe(true);
    }));
});

const refusalOf = (work: Promise<void>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it('is refused where it is ahead, by its migration and the last one known here', () =>
  withJournal(ahead, async () => {
    for (const look of [checkSchema, migrateDatabase]) {
      const refusal = await refusalOf(look(database.url));
      expect(refusal).toBeInstanceOf(Refusal);
      const [sentence, remedy] = String(refusal).split('\n');
      expect(sentence).toMatch(
        /DATABASE_URL: the database at [\w.:]+ cannot be used: a newer version of the site has brought it to the migration of 2031-05-31 00:00 UTC; this version knows none after \d{4}_\w+ of 20\d\d-\d\d-\d\d \d\d:\d\d UTC\./,
      );
      expect(remedy).toContain('npm run serve');
    }
  }));

describe('a database of another encoding than UTF8', () => {
  it.each(['SQL_ASCII', 'LATIN1'] as const)('is given no tables: %s', async (encoding) => {
    const other = await createTestDatabase(templateOf(encoding));
    for (const look of [checkSchema, migrateDatabase]) {
      const refusal = await refusalOf(look(other.url));
      expect(refusal).toBeInstanceOf(Refusal);
      expect(String(refusal)).toMatch(
        `cannot be used: its encoding is ${encoding}, the site needs UTF8.\nMake another: create database NAME encoding 'UTF8'`,
      );
    }
    expect(await other.sql`select from pg_tables where schemaname = 'public'`).toHaveLength(0);
    await other.drop();
  });

  it('is served where it has them, and named at each start', async () => {
    const other = await createTestDatabase(templateOf('SQL_ASCII'));
    // As one that a version before this has begun.
    await other.sql.unsafe(`create schema drizzle; create table ${journal} (id serial primary key, hash text,
      created_at bigint); insert into ${journal} (hash, created_at) values ('before', 1)`);
    await checkSchema(other.url);
    await migrateDatabase(other.url);
    await nameEncoding(other.url);
    await nameEncoding(database.url);
    expect(said.mock.calls).toEqual([
      [expect.stringMatching(/^DATABASE_URL: its encoding is SQL_ASCII.*npm run backup/)],
    ]);
    await other.drop();
  });
});

it('a migration that the rows do not allow is refused with its cause: constraint, table and code', async () => {
  const empty = await createTestDatabase('template0');
  // The first migration runs, and what it writes at its end is refused by a rule on rows.
  await empty.sql.unsafe(`create schema drizzle; create table ${journal} (id serial primary key, hash text,
    created_at bigint, constraint none_at_all check (hash = ''))`);
  const refusal = await refusalOf(migrateDatabase(empty.url));
  expect(refusal).toBeInstanceOf(Refusal);
  expect(String(refusal)).toMatch(
    /has rows that its newest migration does not allow: constraint none_at_all of table __drizzle_migrations \(23514\)\.\nNothing was changed there/,
  );
  expect(String(refusal)).not.toContain('postgres:');
  // Undone as a whole.
  expect(await empty.sql`select to_regclass('ai_assessments') as made`).toEqual([{ made: null }]);
  await empty.drop();
});
