import postgres from 'postgres';
import { refuseOldVersion } from '@/db/server-version';
import { databaseRefusal } from './database-refusal';

async function refuseUnusable(sql: postgres.Sql): Promise<void> {
  const [row] = await sql.unsafe<{ server_version_num: string }[]>('show server_version_num');
  refuseOldVersion(Number(row?.server_version_num));
}

/**
 * Looks before the slow steps begin.
 * @throws {Refusal} when the database cannot be reached or is too old
 */
export async function checkDatabase(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, fetch_types: false, onnotice: () => {} });
  try {
    await refuseUnusable(sql);
  } catch (error) {
    throw databaseRefusal(url, error);
  } finally {
    await sql.end({ timeout: 0 });
  }
}
