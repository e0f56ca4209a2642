import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { refuseOldServer } from './server-version';

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
