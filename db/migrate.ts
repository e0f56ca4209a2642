import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Sql } from 'postgres';
import { minuteInUtc } from '@/content/wording';
import { onlyRow, withClient } from './connect';
import { createViewsSql, dropViewsSql, hasReporting } from './reporting/views';
import { betweenWrites, lockNotHad } from './table-locks';

/** The oldest PostgreSQL that the site runs on (decision 0033). */
const OLDEST_MAJOR = 15;

/** The PostgreSQL at `DATABASE_URL` is too old. */
export class UnsupportedServerError extends Error {
  override name = 'UnsupportedServerError';

  /** @param major the server's major version */
  constructor(readonly major: number) {
    super(`PostgreSQL ${major} is too old, the site needs ${OLDEST_MAJOR} or newer.`);
  }
}

/** @param versionNumber as in `server_version_num`: 150004 is 15.4 */
export function refuseOldVersion(versionNumber: number): void {
  const major = Math.floor(versionNumber / 10_000);
  if (major < OLDEST_MAJOR) throw new UnsupportedServerError(major);
}

/** @throws {UnsupportedServerError} */
export async function refuseOldServer(client: Sql): Promise<void> {
  const [row] = await client<{ server_version_num: string }[]>`show server_version_num`.simple();
  refuseOldVersion(Number(row?.server_version_num));
}

/** The database at `DATABASE_URL` keeps texts in another encoding than the site's (decision 0250). */
export class UnsupportedEncodingError extends Error {
  override name = 'UnsupportedEncodingError';

  /** @param encoding as PostgreSQL names it */
  constructor(readonly encoding: string) {
    super(`its encoding is ${encoding}, the site needs UTF8.`);
  }
}

/** @throws {UnsupportedEncodingError} */
export async function refuseOtherEncoding(client: Sql): Promise<void> {
  const shown = await client<{ server_encoding: string }[]>`show server_encoding`.simple();
  const { server_encoding: encoding } = onlyRow(shown);
  if (encoding !== 'UTF8') throw new UnsupportedEncodingError(encoding);
}

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** The database was migrated by a newer version of the site, so this one does not migrate it (decision 0134). */
export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError';

  /** @param applied when its newest migration was made, in milliseconds since 1970 */
  constructor(applied: number) {
    super(
      `a newer version of the site has brought it to the migration of ${minuteOf(applied)}; this version knows none after ${nameOfMigration(newestKnown())}.`,
    );
  }
}

/** `2026-05-31 17:05 UTC` */
function minuteOf(moment: number): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? `moment ${moment}` : `${minuteInUtc(date)} UTC`;
}

type Journal = { entries: { when: number; tag: string }[] };

/** A migration's file name and when it was made; for one that is not ours, only the latter is known. */
function nameOfMigration(made: number): string {
  const { entries }: Journal = JSON.parse(readFileSync(`${FOLDER}/meta/_journal.json`, 'utf8'));
  const tag = entries.find(({ when }) => when === made)?.tag;
  return tag ? `${tag} of ${minuteOf(made)}` : minuteOf(made);
}

const knownMigrations = () => readMigrationFiles({ migrationsFolder: FOLDER });
type Migration = ReturnType<typeof knownMigrations>[number];

/** Those made until then, with that one, in their order. */
const migrationsUntil = (made: number) =>
  knownMigrations().filter(({ folderMillis }) => folderMillis <= made);

const newestKnown = () => Math.max(...knownMigrations().map(({ folderMillis }) => folderMillis));

export const isKnownMigration = (made: number) =>
  knownMigrations().some(({ folderMillis }) => folderMillis === made);

/** The names that migrations give to what they make. */
const namesMade = (migrations: Migration[], statement: RegExp): string[] =>
  migrations.flatMap(({ sql }) => [...sql.join('\n').matchAll(statement)].map(([, name = '']) => name));

const tablesMade = (migrations: Migration[]) =>
  namesMade(migrations, /\bcreate table (?:if not exists )?"?(\w+)/gi);

/** Every table that a migration makes, by name: whatever else is in the schema belongs to somebody else. */
export const siteTables = (): string[] => tablesMade(knownMigrations());

/** When the newest migration in this database was made; 0 if it has none. */
export async function newestApplied(client: Sql): Promise<number> {
  const journal = await client<{ name: string | null }[]>`
    select to_regclass('drizzle.__drizzle_migrations') as name`;
  if (!onlyRow(journal).name) return 0;
  const newest = await client<{ made: number | null }[]>`
    select max(created_at)::float8 as made from drizzle.__drizzle_migrations`;
  return onlyRow(newest).made ?? 0;
}

/**
 * The tables that a newer version of the site may have made, by name. Where none has been here there are none: what
 * else is in the schema belongs to somebody else.
 */
export async function newerTables(client: Sql): Promise<string[]> {
  if ((await newestApplied(client)) <= newestKnown()) return [];
  const rows = await client<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname <> all(string_to_array(${siteTables().join(',')}, ',')) order by relname`;
  return rows.map(({ name }) => name);
}

/**
 * How a database relates to this version of the site: `behind` has migrations left to apply, `ahead` was migrated by a
 * newer version. Changes nothing.
 * @throws {Error} as `migrate`
 */
export async function schemaState(url: string): Promise<'behind' | 'same' | 'ahead'> {
  return withClient(url, async (client) => {
    await refuseOldServer(client);
    const applied = await newestApplied(client);
    if (applied < newestKnown()) return 'behind';
    return applied === newestKnown() ? 'same' : 'ahead';
  });
}

/**
 * For before the slow steps begin; changes nothing.
 * @throws {NewerSchemaError} when a newer version of the site has been here
 * @throws {UnsupportedEncodingError} when none has, and texts would be kept in another encoding than UTF8
 */
export async function refuseUnfitSchema(url: string): Promise<void> {
  return withClient(url, async (client) => {
    refuseNewer(await appliedInUtf8(client));
  });
}

function refuseNewer(applied: number): void {
  if (applied > newestKnown()) throw new NewerSchemaError(applied);
}

/**
 * As `newestApplied`. A database that holds our tables is served whatever its encoding: an upgrade must not take a running
 * site down.
 * @throws {UnsupportedEncodingError} where none was made, and the database is not of UTF8
 */
async function appliedInUtf8(client: Sql): Promise<number> {
  const applied = await newestApplied(client);
  if (applied === 0) await refuseOtherEncoding(client);
  return applied;
}

/** Kept in drizzle-kit's form, so that its own commands understand this database. */
const journalSql = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

async function applyMigrations(transaction: Sql, migrations: Migration[]): Promise<void> {
  await transaction.unsafe(journalSql);
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await transaction.unsafe(statement);
    await transaction`
      insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`;
  }
}

/**
 * Migrations, views and comments in one transaction. A view may read what a migration changes, so the views are
 * dropped first and made again last. Drizzle's own migrator cannot be given a transaction. If there is nothing new,
 * nothing is touched.
 */
async function applySchema(transaction: Sql, upTo: number): Promise<void> {
  // Asked for the first time on this connection under the lock: PostgreSQL remembers that there is no such table, and may
  // not hear in time that another instance has made it.
  const applied = await appliedInUtf8(transaction);
  refuseNewer(applied);
  const pending = migrationsUntil(upTo).filter(({ folderMillis }) => folderMillis > applied);
  if (pending.length === 0 && (await hasReporting(transaction))) return;
  await transaction.unsafe(dropViewsSql);
  await applyMigrations(transaction, pending);
  // The views and comments describe the newest tables.
  if (upTo === newestKnown()) await transaction.unsafe(createViewsSql());
}

/**
 * If a role or a database has a search path of its own, tables would be made in another schema than the one that
 * backups, rights and views name, or in none at all.
 */
async function refuseOtherSchema(client: Sql): Promise<void> {
  const [row] = await client<{ schema: string | null }[]>`select current_schema() as schema`;
  if (row?.schema === 'public') return;
  // The reader's role for staff has its own search path, and no right to make anything.
  const code = row?.schema === 'reporting' ? '42501' : '3F000';
  throw Object.assign(new Error('The schema is another.'), { code });
}

/** Any number, as long as nothing else on this database uses it: instances that start together wait for this lock. */
export const migrationLock = 7_263_548;

/** The lock is held until the end of the transaction in which it is asked for. */
async function takesLock(client: Sql): Promise<boolean> {
  const [row] = await client<
    { taken: boolean }[]
  >`select pg_try_advisory_xact_lock(${migrationLock}) as taken`;
  return row?.taken === true;
}

/** @returns false when another instance is migrating */
async function migrateAlone(transaction: Sql, upTo: number): Promise<boolean> {
  const isAlone = await takesLock(transaction);
  if (isAlone) await applySchema(transaction, upTo);
  return isAlone;
}

/** All in one statement, as they may depend on each other. */
const dropSql = (kind: 'table' | 'function', names: string[]) =>
  names.length > 0 ? `drop ${kind} if exists ${names.map((name) => `public.${name}`).join(', ')};` : '';

/** @throws {Error} with the code `42501` where tables are another user's: made anew, they would be this one's */
async function refuseOthersTables(transaction: Sql, tables: string[]): Promise<void> {
  const others = await transaction`
    select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname = any(string_to_array(${tables.join(',')}, ',')) and pg_get_userbyid(relowner) <> current_user limit 1`;
  if (others.length > 0) throw Object.assign(new Error('The tables are another user’s.'), { code: '42501' });
}

/**
 * Drops what this database's migrations made, and makes it as it was after the one given, without rows; whatever else is
 * there stays. For a restore, in the transaction that also puts the rows back: until that ends nothing has happened.
 * What depends on the tables and is not the site's, as somebody's view, is in the way (`2BP01`). `migrate` does the rest.
 */
export async function remakeTables(transaction: Sql, upTo: number): Promise<void> {
  await refuseOtherSchema(transaction);
  if (!(await takesLock(transaction))) throw lockNotHad();
  const applied = await newestApplied(transaction);
  const made = migrationsUntil(applied);
  await refuseOthersTables(transaction, tablesMade(made));
  await transaction.unsafe(dropViewsSql);
  await transaction.unsafe(`
    ${dropSql('table', tablesMade(made))}
    ${dropSql('function', namesMade(made, /\bcreate function "?(\w+)/gi))}
    delete from drizzle.__drizzle_migrations;
    do $$ begin
      -- Otherwise it would tell of views that are gone.
      if to_regnamespace('reporting') is not null then comment on schema reporting is null; end if;
    end $$`);
  await applyMigrations(transaction, migrationsUntil(upTo));
}

/**
 * Brings a database to the newest schema, including its views; several instances at once wait for each other, and for
 * whoever holds a table that a migration changes, for a minute at most (decision 0225). They ask again now and then,
 * because a waiting statement would hold one of a pooler's few connections, which the migrating instance may need.
 * Everything happens on one connection and in one transaction, so that a pooler with a single connection will do.
 * @param upTo the last migration to apply: a restore puts rows back under their own schema before applying the later
 * ones
 * @param patience milliseconds to wait for others, where it is not that minute
 * @throws {UnsupportedServerError} below PostgreSQL 15
 * @throws {UnsupportedEncodingError} for the first tables of a database that is not of UTF8
 * @throws {NewerSchemaError} when a newer version of the site has been here
 * @throws {Error} with a `code` (`ECONNREFUSED`, `28P01`, …) when the database cannot be reached or refuses
 */
export async function migrate(url: string, upTo = newestKnown(), patience?: number): Promise<void> {
  return withClient(url, async (client) => {
    await refuseOldServer(client);
    await refuseOtherSchema(client);
    await betweenWrites(client, () => migrateAlone(client, upTo), patience);
  });
}
