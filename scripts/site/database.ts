import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openClient, openTaskClient } from '@/db/connect';
import {
  migrate,
  NewerSchemaError,
  refuseNewerSchema,
  refuseOldServer,
  schemaState,
  UnsupportedServerError,
} from '@/db/migrate';
import { blamedParts, errorCode } from '@/lib/error-code';
import { ensurePostgres } from '@/scripts/postgres/ensure-postgres';
import { Refusal } from '@/scripts/refusal';
import { onShutdown, shutDown } from './shutdown';

type ReasonsByCode = Record<string, string>;

const unknownAuthority =
  'its certificate is signed by an authority Node does not know; NODE_EXTRA_CA_CERTS=<file> names one';

/** What the errors operators meet mean, by their code. */
const databaseReasons: ReasonsByCode = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  EAI_FAIL: 'the name of the host cannot be looked up',
  EHOSTUNREACH: 'no way leads to that host',
  ENETUNREACH: 'no way leads to that host',
  ECONNRESET: 'it breaks connections off; is it a PostgreSQL, and does it want encryption as sslmode says',
  CONNECTION_CLOSED:
    'it closes connections before it answers; is it a PostgreSQL, and does its balancer have one',
  CONNECT_TIMEOUT: 'it does not answer within 5 seconds',
  DEADLINE: 'it has given no answer for 10 seconds',
  EPROTO: 'it does not understand encryption, ?sslmode=disable leaves it out',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not understand encryption, ?sslmode=disable leaves it out',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  '25006': 'it is read-only, or its user may only read',
  '28P01': 'it refuses the user or the password',
  '28000': 'it refuses this user from here, or wants encryption: ?sslmode=require',
  '2BP01': "a view that is not the site's stands on the schema reporting, whose views have to be made anew",
  '3D000': 'it has no database of that name',
  '3F000':
    'its tables would not be made in the schema public, as a search_path of the user or of that database has it; ?search_path=public in the address sets another, where there is such a schema',
  '42501': 'its user may not make the tables',
  '53100': 'its disk is full',
  '25P03':
    'it ended a transaction that stood idle: an idle_in_transaction_session_timeout of the address, the user or the database is too short',
  '57014':
    'it ended a statement for the time it took: a statement_timeout of the address, the user or the database is too short',
  '55P03': 'another instance has been migrating it for a minute',
};

/** The classes of what rows and constraints do to a migration; a mistake in its text is ours. */
const blamesRows = (code: string) => /^23[0-9A-Z]{3}$/.test(code);

/** Where the embedded database lives, in the project. */
export const embeddedFolder = '.data/postgres';

let embeddedUrl: string | undefined;

/** The database as its operator knows it; never its password. */
const placeOf = (url: string) =>
  url === embeddedUrl
    ? `The embedded database in ${embeddedFolder}`
    : `DATABASE_URL: the database at ${new URL(url).host}`;

/** A migration that the rows there do not allow: which constraint of which table, and no word of a row. */
function migrationRefusal(url: string, error: unknown): Refusal {
  const { table, constraint } = blamedParts(error);
  const place = [constraint && `constraint ${constraint}`, table && `table ${table}`]
    .filter(Boolean)
    .join(' of ');
  return new Refusal(
    `${placeOf(url)} has rows that its newest migration does not allow: ${place} (${errorCode(error)}).`,
    'Nothing was changed there. Serve the version before, or mend the migration so that old rows stay (NOT VALID).',
  );
}

/** What an instance says that does not migrate, where the tables are not of its version. */
export async function nameSchemaState(url: string): Promise<void> {
  const state = await schemaState(url).catch(() => 'same' as const);
  if (state === 'behind')
    console.error('DATABASE_URL: its tables are behind this version of the site: run npm run db:migrate.');
  if (state === 'ahead')
    console.error(
      'DATABASE_URL: a newer version of the site has migrated it; this one serves on as long as it fits.',
    );
}

const saysWhy = (error: unknown) =>
  error instanceof UnsupportedServerError || error instanceof NewerSchemaError;

function reasonOf(error: unknown, own: ReasonsByCode): string {
  if (saysWhy(error)) return error.message;
  const code = errorCode(error);
  return `${own[code] ?? databaseReasons[code] ?? 'connecting failed'} (${code}).`;
}

/**
 * Whether an operator can mend it; a mistake in a migration, for one, is ours and keeps its stack.
 * @param own what more codes mean to one command
 */
export const isOperational = (error: unknown, own: ReasonsByCode = {}) =>
  saysWhy(error) || errorCode(error) in { ...databaseReasons, ...own };

/** What to tell an operator about a database that cannot be used: its host and the reason, never its password. */
export const databaseRefusal = (url: string, error: unknown, own: ReasonsByCode = {}): Refusal =>
  new Refusal(
    `${placeOf(url)} cannot be used: ${reasonOf(error, own)}`,
    error instanceof NewerSchemaError
      ? 'Start that version, serve this one as it is (npm run serve), or restore a backup from before.'
      : 'Correct the address or that database; without DATABASE_URL the site brings its own.',
  );

/** Whether a newer version of the site has migrated it; false where it does not say. */
export const isNewer = async (url: string) => (await schemaState(url).catch(() => undefined)) === 'ahead';

/**
 * Before the build, which takes longer than it takes to say so.
 * @throws {Refusal} naming both versions
 */
export async function checkSchema(url: string): Promise<void> {
  await refuseNewerSchema(url).catch((error: unknown) => {
    throw isOperational(error) ? databaseRefusal(url, error) : error;
  });
}

const DEADLINE_MS = 10_000;

/** @throws {Error} with the code `DEADLINE` when nothing has come of it in ten seconds */
async function withinDeadline<Value>(work: PromiseLike<Value>): Promise<Value> {
  const over = new AbortController();
  const deadline = sleep(DEADLINE_MS, undefined, over).then(() => {
    throw Object.assign(new Error('The database does not answer.'), { code: 'DEADLINE' });
  });
  // Aborted where the work was quicker; the race hears of the deadline by itself.
  deadline.catch(() => undefined);
  return Promise.race([work, deadline]).finally(() => over.abort());
}

const settingRefused = 'it does not take a setting that the address asks for';

/** What more codes mean where a connection is made; later they would be a mistake of ours. */
const addressReasons = {
  ENOENT: 'no server has its socket in that folder',
  '08P01': 'it does not understand the address; are user and database written as they should be',
  '22023': settingRefused,
  '42601': settingRefused,
  '42704': settingRefused,
  '55000': 'it takes no connections to that database',
  // As where systemd takes the shared memory of an account away that logs out (RemoveIPC).
  '58P01':
    'it has lost files or memory of its own; its log says which; memory comes back when it is started again',
};

/**
 * Looks before the slow steps begin.
 * @throws {Refusal} when the database cannot be reached or is too old
 */
async function checkDatabase(url: string): Promise<void> {
  const sql = openTaskClient(url);
  try {
    await withinDeadline(refuseOldServer(sql));
  } catch (error) {
    throw databaseRefusal(url, error, addressReasons);
  } finally {
    await sql.end({ timeout: 0 });
  }
}

const isSilence = (error: unknown) => errorCode(error) === 'DEADLINE';

/** Rejects when the database stops answering. Any other failure is the migration's own to report. */
async function watchSilence(url: string, { signal }: AbortController): Promise<never> {
  for (;;) {
    await sleep(DEADLINE_MS / 2, undefined, { signal });
    const sql = openClient(url, { max: 1, connect_timeout: 60 });
    await withinDeadline(sql.unsafe('select 1'))
      .catch((error: unknown) => {
        if (isSilence(error)) throw error;
      })
      .finally(() => sql.end({ timeout: 0 }));
  }
}

/**
 * Brings the database to the newest schema. A migration may take as long as it needs; the database may not fall silent.
 * @throws {Refusal} when the database does not let us
 */
export async function migrateDatabase(url: string): Promise<void> {
  const over = new AbortController();
  const silence = watchSilence(url, over);
  silence.catch(() => undefined);
  await Promise.race([migrate(url), silence])
    .catch((error: unknown) => {
      if (blamesRows(errorCode(error))) throw migrationRefusal(url, error);
      throw isOperational(error) ? databaseRefusal(url, error) : error;
    })
    .finally(() => over.abort());
}

export type Database = { url: string; psql: string };

/** A supervisor starts the process again, or a person reads why it ended. */
async function endWithoutDatabase(): Promise<void> {
  console.error('The embedded database does not stay up; its log is in .data/postgres/server.log.');
  await shutDown();
  process.exit(1);
}

/**
 * The given database, or the embedded one when there is none; after it, `DATABASE_URL` is set.
 * @param isKept for a process that serves: the embedded one is started again when it dies
 * @throws {Refusal} when it cannot be used
 */
export async function openDatabase(given: string | undefined, isKept = false): Promise<Database> {
  if (given) {
    await checkDatabase(given);
    return { url: given, psql: 'psql "$DATABASE_URL"' };
  }
  const { url, psql, note, keep, stop } = await ensurePostgres({ folder: embeddedFolder });
  onShutdown(stop);
  if (note) console.error(note);
  if (isKept) keep(() => void endWithoutDatabase());
  process.env.DATABASE_URL = url;
  embeddedUrl = url;
  return { url, psql };
}

const names = process.platform === 'win32' ? ['psql.exe'] : ['psql'];

function canExecute(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether a terminal here would find it: the embedded PostgreSQL brings none. */
const hasPsql = (path = process.env.PATH ?? '') =>
  path.split(delimiter).some((folder) => folder && names.some((name) => canExecute(join(folder, name))));

/** How to look into the database here: with psql where there is one, else with our own prompt. */
export const promptLine = (psql: string, path?: string) => (hasPsql(path) ? psql : 'npm run db:shell');
