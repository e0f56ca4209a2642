import { readOptions } from './options';
import { isNewer, migrateDatabase, migrateToServe, nameEncoding, openDatabaseToFill } from './site/database';
import { databaseInWords } from './site/database-refusal';
import { checkEnvironment } from './site/environment';
import { shutDown, shutDownOnSignals } from './site/shutdown';

const help = `npm run db:migrate [-- --or-newer] [--embedded]

Brings the tables, the views for staff and the explanations of both to this version: of DATABASE_URL, or of the embedded
database. npm start does so by itself. Several at once wait for each other. Exit code 0: done; 1: a sentence says why not;
130: interrupted.
A database that a newer version has migrated is refused; with --or-newer it is left as it is, which is what a version that
one goes back to wants. So are views of another version, with --or-newer, where the user may not make them or somebody
holds one of them or a table, as an open prompt, a long report or a vacuum does, for longer than a few seconds: the site
does without.
Without DATABASE_URL and an embedded database it refuses; with --embedded it makes one.`;

/** `npm run db:migrate`: migrates the tables of `DATABASE_URL`, or of the embedded database, without serving. */
export async function migrate(args: string[]): Promise<void> {
  const options = readOptions(
    args,
    { 'or-newer': { type: 'boolean' }, embedded: { type: 'boolean', default: false } },
    help,
  );
  if (!options) return;
  shutDownOnSignals();
  try {
    const { DATABASE_URL } = checkEnvironment();
    const url = await openDatabaseToFill(DATABASE_URL, { isEmbedded: options.embedded });
    if (options['or-newer']) {
      if (await isNewer(url)) {
        console.log('The database has the schema of a newer version, and is left as it is.');
        return;
      }
      if (!(await migrateToServe(url))) return;
    } else await migrateDatabase(url);
    console.log(`The newest schema is in ${databaseInWords(url)}.`);
    await nameEncoding(url);
  } finally {
    await shutDown();
  }
}
