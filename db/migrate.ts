import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import type { Sql } from 'postgres';
import { openClient } from './connect';

/** The oldest PostgreSQL the site runs on (decision 0033). */
const OLDEST_MAJOR = 15;

/** `DATABASE_URL` leads to a PostgreSQL that is too old. */
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

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** The database was migrated by a newer version of the site, whose tables this one would not write to. */
export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError';

  constructor() {
    super('A newer version of the site has migrated it; start that version, or restore a backup from before');
  }
}

async function refuseNewerSchema(client: Sql): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: FOLDER }).map(({ folderMillis }) => folderMillis);
  const [journal] = await client<{ name: string | null }[]>`
    select to_regclass('drizzle.__drizzle_migrations') as name`;
  if (!journal?.name) return;
  const [newest] = await client<{ made: number | null }[]>`
    select max(created_at)::float8 as made from drizzle.__drizzle_migrations`;
  if ((newest?.made ?? 0) > Math.max(...known)) throw new NewerSchemaError();
}

/** Any number, as long as nothing else on this database takes it: instances that start together wait for it. */
export const migrationLock = 7_263_548;

/**
 * Brings a database to the newest schema; several at once wait for each other, for a minute at most. The lock belongs
 * to a transaction on a connection of its own, so that a pooler between cannot leave it behind.
 * @throws {UnsupportedServerError} below PostgreSQL 15
 * @throws {NewerSchemaError} when a newer version of the site has been here
 * @throws {Error} with a `code` (`ECONNREFUSED`, `28P01`, …) when the database cannot be reached or refuses
 */
export async function migrate(url: string): Promise<void> {
  const client = openClient(url, { max: 1, connect_timeout: 5 });
  // A single connection, so that `begin` needs none of the driver's own: one that is cut would end the process.
  const lock = openClient(url, { max: 1, connect_timeout: 5 });
  try {
    await refuseOldServer(client);
    await lock.unsafe(
      `begin; set local lock_timeout = '60s'; select pg_advisory_xact_lock(${migrationLock})`,
    );
    await refuseNewerSchema(client);
    await applyMigrations(drizzle(client), { migrationsFolder: FOLDER });
    await lock.unsafe('commit');
  } finally {
    await Promise.all([client.end({ timeout: 5 }), lock.end({ timeout: 5 })]);
  }
}
