import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres, { type Sql } from 'postgres';

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

export async function refuseOldServer(client: Sql): Promise<void> {
  const [row] = await client<{ server_version_num: string }[]>`show server_version_num`;
  refuseOldVersion(Number(row?.server_version_num));
}

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number, as long as nothing else on this database takes it: instances that start together wait for it. */
const LOCK = 7_263_548;

/**
 * Brings a database to the newest schema; several at once wait for each other, for a minute at most. The lock belongs
 * to a transaction on a connection of its own, so that a pooler between cannot leave it behind.
 * @throws {UnsupportedServerError} below PostgreSQL 15
 * @throws {Error} with a `code` (`ECONNREFUSED`, `28P01`, …) when the database cannot be reached or refuses
 */
export async function migrate(url: string): Promise<void> {
  const client = postgres(url, { max: 2, connect_timeout: 5, fetch_types: false, onnotice: () => {} });
  try {
    await refuseOldServer(client);
    await client.begin(async (lock) => {
      await lock`set local lock_timeout = '60s'`;
      await lock`select pg_advisory_xact_lock(${LOCK})`;
      await applyMigrations(drizzle(client), { migrationsFolder: FOLDER });
    });
  } finally {
    await client.end({ timeout: 5 });
  }
}
