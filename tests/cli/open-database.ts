import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type EmbeddedPostgres, ensurePostgres } from '@/scripts/postgres/ensure-postgres';
import { temporaryFolder } from './temporary-folder';

/** An embedded server in this process, gone after the test. */
export async function openDatabase(
  folder = join(temporaryFolder({ database: 'db' }), 'db'),
): Promise<EmbeddedPostgres> {
  const database = await ensurePostgres({ folder, settings: { fsync: 'off' } });
  onTestFinished(() => database.stop());
  return database;
}
