import { migrate } from '@/db/migrate';
import { databaseRefusal, isOperational } from './database-refusal';

/**
 * Brings the database to the newest schema.
 * @throws {Refusal} when the database does not let us
 */
export async function migrateDatabase(url: string): Promise<void> {
  await migrate(url).catch((error: unknown) => {
    throw isOperational(error) ? databaseRefusal(url, error) : error;
  });
}
