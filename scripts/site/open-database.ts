import { ensurePostgres } from '@/scripts/postgres/ensure-postgres';
import { checkDatabase } from './check-database';
import { onShutdown } from './shutdown';

/** Where the embedded database lives, in the project. */
export const embeddedFolder = '.data/postgres';

export type Database = { url: string; psql: string };

/**
 * The given database, or the embedded one when there is none; after it, `DATABASE_URL` is set.
 * @throws {Refusal} when it cannot be used
 */
export async function openDatabase(given: string | undefined): Promise<Database> {
  if (given) {
    await checkDatabase(given);
    return { url: given, psql: 'psql "$DATABASE_URL"' };
  }
  const { url, psql, stop } = await ensurePostgres({ folder: embeddedFolder });
  onShutdown(stop);
  process.env.DATABASE_URL = url;
  return { url, psql };
}
