import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openClient, openTaskClient, withClient } from '@/db/connect';
import { brokenOffCauses } from '@/db/database-causes';
import {
  migrate,
  newerTables,
  refuseOldServer,
  refuseOtherEncoding,
  refuseUnfitSchema,
  schemaState,
  UnsupportedEncodingError,
} from '@/db/migrate';
import { setDatabaseUrl } from '@/lib/env';
import { errorCode } from '@/lib/error-code';
import { ensurePostgres } from '@/scripts/postgres/ensure-postgres';
import { Refusal } from '@/scripts/refusal';
import { givenPrompt, promptLine } from './database-prompt';
import {
  addressReasons,
  anotherEncoding,
  blamesRows,
  commandRefusal,
  databaseRefusal,
  embeddedFolder,
  embeddedLog,
  migrationRefusal,
  nameEmbedded,
  operatorRefusal,
  startRefusal,
} from './database-refusal';
import { shutDown, stopOnShutdown } from './shutdown';
import { withinDeadline } from './within-deadline';

/** What an instance that does not migrate says where the tables are not of its version. */
export async function nameSchemaState(url: string): Promise<void> {
  const state = await schemaState(url).catch(() => 'same' as const);
  if (state === 'behind')
    console.error('DATABASE_URL: its tables are behind this version of the site: run npm run db:migrate.');
  if (state === 'ahead')
    console.error(
      'DATABASE_URL: a newer version of the site has migrated it; this one serves on as long as it fits.',
    );
}

/** Whether a newer version of the site has migrated the database; false where that cannot be read. */
export const isNewer = async (url: string) => (await schemaState(url).catch(() => undefined)) === 'ahead';

/** Says at each start what a database in use loses by its encoding; a new one is refused instead. */
export async function nameEncoding(url: string): Promise<void> {
  const error = await withClient(url, refuseOtherEncoding).catch((caught: unknown) => caught);
  if (!(error instanceof UnsupportedEncodingError)) return;
  console.error(
    `DATABASE_URL: ${error.message} Long texts in other letters than a to z are not stored, and npm run erase refuses to look for a person. ${anotherEncoding}`,
  );
}

/**
 * Called before the build, because building takes much longer than saying so.
 * @throws {Refusal} naming both versions, or the encoding of a database without tables of ours
 */
export async function checkSchema(url: string): Promise<void> {
  await refuseUnfitSchema(url).catch((error: unknown) => {
    throw operatorRefusal(url, error);
  });
}

/** Milliseconds after which a database that is asked something counts as silent. */
const DEADLINE_MS = 10_000;

/**
 * Called before the slow steps begin.
 * @throws {Refusal} when the database cannot be reached or is too old
 */
async function checkDatabase(url: string, refusal: typeof databaseRefusal): Promise<void> {
  const sql = openTaskClient(url);
  try {
    await withinDeadline(refuseOldServer(sql), DEADLINE_MS);
  } catch (error) {
    throw refusal(url, error, addressReasons);
  } finally {
    await sql.end({ timeout: 0 });
  }
}

const isSilence = (error: unknown) => errorCode(error) === 'DEADLINE';

/** Rejects when the database stops answering. Any other failure is reported by the migration itself. */
async function watchSilence(url: string, { signal }: AbortController): Promise<never> {
  for (;;) {
    await sleep(DEADLINE_MS / 2, undefined, { signal });
    const sql = openClient(url, { max: 1, connect_timeout: 60 });
    await withinDeadline(sql.unsafe('select 1'), DEADLINE_MS)
      .catch((error: unknown) => {
        if (isSilence(error)) throw error;
      })
      .finally(() => sql.end({ timeout: 0 }));
  }
}

async function whileItAnswers(url: string, work: () => Promise<void>): Promise<void> {
  const over = new AbortController();
  const silence = watchSilence(url, over);
  silence.catch(() => undefined);
  await Promise.race([work(), silence]).finally(() => over.abort());
}

function refuseMigration(url: string, error: unknown): never {
  if (blamesRows(errorCode(error))) throw migrationRefusal(url, error);
  throw operatorRefusal(url, error, brokenOffCauses);
}

/**
 * Brings the database to the newest schema. A migration may take as long as it needs, but the database may not fall
 * silent.
 * @throws {Refusal} when the database does not let us
 */
export const migrateDatabase = (url: string): Promise<void> =>
  whileItAnswers(url, () => migrate(url)).catch((error: unknown) => refuseMigration(url, error));

const hasTables = async (url: string) => (await schemaState(url).catch(() => undefined)) === 'same';

/** Milliseconds that a start waits for whoever holds a view or a table: until it serves, the site is down. */
const VIEWS_PATIENCE_MS = 5000;

/** Why views cannot be made anew, by code; with them the comments on tables, which a vacuum keeps out. */
const viewsInTheWay: Record<string, string> = {
  '42501': 'its user may not make them: run npm run db:migrate with the address of the owner',
  '55P03':
    'somebody holds one of them or a table, as an open prompt, a long report or a vacuum does: run npm run db:migrate once that is over',
};

/**
 * The same for a version that is about to serve. The views are for staff, and change with nearly every version: where
 * its user may not make them, which is the owner's right, or somebody holds what they take (decision 0239), and the
 * tables are its own, the site has all that it needs.
 * @returns whether the views are of this version, too
 * @throws {Refusal} when the database does not let us
 */
export async function migrateToServe(url: string): Promise<boolean> {
  try {
    await whileItAnswers(url, async () =>
      migrate(url, undefined, (await hasTables(url)) ? VIEWS_PATIENCE_MS : undefined),
    );
    return true;
  } catch (error) {
    const inTheWay = viewsInTheWay[errorCode(error)];
    if (!inTheWay || !(await hasTables(url))) refuseMigration(url, error);
    console.error(`DATABASE_URL: the views for staff are of another version of the site, and ${inTheWay}.`);
    return false;
  }
}

/** @property prompt the command that opens it where SQL is typed */
export type Database = { url: string; prompt: string };

/** After that, a supervisor starts the process again, or a person reads why it ended. */
async function endWithoutDatabase(): Promise<void> {
  console.error(`The embedded database does not stay up; ${embeddedLog}.`);
  await shutDown();
  process.exit(1);
}

/**
 * Opens the given database, or the embedded one when none is given; after that, `DATABASE_URL` is set.
 * @param isKept for a process that serves: the embedded one is started again when it dies
 * @throws {Refusal} when it cannot be used
 */
export async function openDatabase(given: string | undefined, isKept = false): Promise<Database> {
  if (given) {
    await checkDatabase(given, isKept ? startRefusal : databaseRefusal);
    return { url: given, prompt: givenPrompt() };
  }
  const opening = ensurePostgres({ folder: embeddedFolder });
  stopOnShutdown(opening);
  const { url, psql, note, keep } = await opening;
  if (note) console.error(note);
  if (isKept) keep(() => void endWithoutDatabase());
  setDatabaseUrl(url);
  nameEmbedded(url);
  return { url, prompt: promptLine(psql) };
}

/**
 * Opens the given database, or the embedded one if a site was ever started here.
 * @param otherwise what else can be done where there is neither
 * @throws {Refusal} when there is neither: in a new database a command would find nothing
 */
export async function openExistingDatabase(given: string | undefined, otherwise = ''): Promise<string> {
  if (!given && !existsSync(embeddedFolder)) {
    throw new Refusal(
      `DATABASE_URL is not set, and there is no embedded database in ${embeddedFolder}.`,
      `Set it where you run this command, or in .env${otherwise}.`,
    );
  }
  return (await openDatabase(given)).url;
}

/**
 * The same for a command that can begin with nothing. It makes a new embedded database only where it is told to: without
 * its address, that of the site would be left as it is by a command that says it succeeded (decision 0240).
 * @param isEmbedded whether `--embedded` was given
 * @throws {Refusal} also when both are given
 */
export async function openDatabaseToFill(
  given: string | undefined,
  { isEmbedded }: { isEmbedded: boolean },
): Promise<string> {
  if (!isEmbedded) return openExistingDatabase(given, '; --embedded makes a new one there');
  if (!given) return (await openDatabase(undefined)).url;
  throw new Refusal(
    `DATABASE_URL is set, and --embedded means the database in ${embeddedFolder}; nothing was done.`,
    'Leave one of them out.',
  );
}

/**
 * For what has to reach every row, after another version was gone back to (docs/deploy.md).
 * @throws {Refusal} where the newer one has made tables, of which this one knows nothing
 */
export async function refuseNewerTables(url: string, missed: string): Promise<void> {
  const tables = await withClient(url, newerTables).catch((error: unknown) => {
    throw commandRefusal(url, error);
  });
  if (tables.length === 0) return;
  throw new Refusal(
    `A newer version of the site has migrated this database, and this one does not know ${tables.join(', ')}: ${missed}.`,
    'Run the same command in a checkout of that version; nothing was done.',
  );
}
