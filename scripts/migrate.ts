import { migrateDatabase, openDatabase } from './site/database';
import { checkEnvironment } from './site/environment';
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
