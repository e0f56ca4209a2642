import { readOptions } from './options';
import { migrateDatabase, openDatabase } from './site/database';
import { checkEnvironment } from './site/environment';
import { shutDown } from './site/shutdown';

const help = `npm run db:migrate

Brings the tables, the views for staff and the explanations of both to this version: of DATABASE_URL, or of the embedded
database. npm start does so by itself. Several at once wait for each other. Exit code 0: done; 1: a sentence says why not.`;

/** `npm run db:migrate`: the tables of `DATABASE_URL`, or of the embedded database, without serving. */
export async function migrate(args: string[]): Promise<void> {
  if (!readOptions(args, {}, help)) return;
  try {
    const { url } = await openDatabase(checkEnvironment().DATABASE_URL);
    await migrateDatabase(url);
    console.log('The database has the newest schema.');
  } finally {
    await shutDown();
  }
}
