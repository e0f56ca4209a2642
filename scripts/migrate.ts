import { checkEnvironment } from './site/environment';
import { migrateDatabase } from './site/migrate-database';
import { openDatabase } from './site/open-database';
import { shutDown } from './site/shutdown';

/** `npm run db:migrate`: the tables of `DATABASE_URL`, or of the embedded database, without serving. */
export async function migrate(): Promise<void> {
  try {
    const { url } = await openDatabase(checkEnvironment().DATABASE_URL);
    await migrateDatabase(url);
    console.log('The database has the newest schema.');
  } finally {
    await shutDown();
  }
}
