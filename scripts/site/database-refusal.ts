import { brokenOffCauses, databaseCauses, unreachedCauses } from '@/db/database-causes';
import { NewerSchemaError, UnsupportedEncodingError, UnsupportedServerError } from '@/db/migrate';
import { blamedParts, errorCode } from '@/lib/error-code';
import { Refusal } from '../refusal';

export type ReasonsByCode = Record<string, string>;

const damaged = 'files of its own are damaged; its log says which';

/** A disk that fails, or files that were copied while it ran: no mistake of ours, and nothing that another try mends. */
const damage: ReasonsByCode = {
  // For example where systemd takes away the shared memory of an account that logs out (RemoveIPC).
  '58P01':
    'it has lost files or memory of its own; its log says which; memory comes back when it is started again',
  '58030': damaged,
  XX000: 'it failed by itself, as it does when files of its own are damaged; its log says at what',
  XX001: damaged,
  XX002: damaged,
};

/** What the errors that operators meet mean, by their code. */
export const databaseReasons: ReasonsByCode = {
  ...databaseCauses,
  ...unreachedCauses,
  ECONNRESET: 'it breaks connections off; is it a PostgreSQL, and does it want encryption as sslmode says',
  CONNECTION_CLOSED:
    'it closes connections before it answers; is it a PostgreSQL, and does its balancer have one',
  CONNECT_TIMEOUT: 'it does not answer within 5 seconds',
  DEADLINE: 'it has given no answer for 10 seconds',
  '08P01':
    'a pooler before it does not take what this asks for; the address of the database itself is needed',
  '25006': 'it is read-only, or its user may only read',
  '28000': 'it refuses this user from here, or wants encryption: ?sslmode=require',
  '2BP01':
    "a view that is not the site's stands on the schema reporting, whose views have to be made anew: drop it, and make it again afterwards",
  '3F000':
    'its tables would not be made in the schema public, as a search_path of the user or of that database has it; ?search_path=public in the address sets another, where there is such a schema',
  '42501': 'its user may not make the tables, or not connect',
  '42P07':
    "a table that is not the site's has the name of one of its own: the site needs a database or a schema of its own",
  '25P03':
    'it ended a transaction that stood idle: an idle_in_transaction_session_timeout of the address, the user or the database is too short',
  '57014':
    'it ended a statement for the time it took: a statement_timeout of the address, the user or the database is too short',
  '55P03':
    'for a minute another instance has been migrating it, or somebody has held a table that a migration changes, as a backup, a long report or an open prompt does',
  ...damage,
};

/** The class of codes that existing rows cause by breaking a migration's constraints; an error in its text is ours. */
export const blamesRows = (code: string) => /^23[0-9A-Z]{3}$/.test(code);

const settingRefused = 'it does not take a setting that the address asks for';

/** What further codes mean while a connection is made; later they would be a mistake of ours. */
export const addressReasons = {
  ENOENT: 'no server has its socket in that folder',
  '08P01':
    'it does not understand the address; are user and database written as they should be, and does a pooler before it take what stands after the question mark',
  '22023': settingRefused,
  '42601': settingRefused,
  '42704': settingRefused,
  '55000': 'it takes no connections to that database',
  // A pooler of many databases answers so where it knows no such user.
  XX000: 'it failed by itself, or a pooler before it knows no such user or database',
};

/** The folder of the embedded database, in the project. */
export const embeddedFolder = '.data/postgres';

/** Where to read on, as the end of a sentence. */
export const embeddedLog = `its log is ${embeddedFolder}/server.log`;

let embeddedUrl: string | undefined;

/** From now on, messages call this address the embedded database. */
export function nameEmbedded(url: string): void {
  embeddedUrl = url;
}

/** The database as its operator knows it; never with its password. */
const placeOf = (url: string) =>
  url === embeddedUrl
    ? `The embedded database in ${embeddedFolder}`
    : `DATABASE_URL: the database at ${new URL(url).host}`;

/** The same within a sentence, with the name of the database. */
export const databaseInWords = (url: string): string => {
  const { host, pathname } = new URL(url);
  return url === embeddedUrl
    ? `the embedded database in ${embeddedFolder}`
    : `the database ${decodeURIComponent(pathname.slice(1))} at ${host}`;
};

/** A migration that existing rows do not allow: names the constraint and its table, and nothing of a row. */
export function migrationRefusal(url: string, error: unknown): Refusal {
  const { table, constraint } = blamedParts(error);
  const place = [constraint && `constraint ${constraint}`, table && `table ${table}`]
    .filter(Boolean)
    .join(' of ');
  return new Refusal(
    `${placeOf(url)} has rows that its newest migration does not allow: ${place} (${errorCode(error)}).`,
    'Nothing was changed there. Serve the version before, or mend the migration so that old rows stay (NOT VALID).',
  );
}

const saysWhy = (error: unknown) =>
  error instanceof UnsupportedServerError ||
  error instanceof UnsupportedEncodingError ||
  error instanceof NewerSchemaError;

/** What to do where a database is not of UTF8. The locale fits each server: its own may be of the other encoding alone. */
export const anotherEncoding =
  "Make another: create database NAME encoding 'UTF8' locale 'C' template template0; npm run backup and npm run restore take rows there.";

/** What depends on what: only names of views, as the server lists them. */
const dependentsIn = (error: unknown): string =>
  error instanceof Error && 'detail' in error ? `${error.detail}`.split('\n').slice(0, 5).join('; ') : '';

function reasonOf(error: unknown, own: ReasonsByCode): string {
  if (saysWhy(error)) return error.message;
  const code = errorCode(error);
  const reason = `${own[code] ?? databaseReasons[code] ?? 'connecting failed'} (${code}).`;
  return code === '2BP01' ? `${reason} ${dependentsIn(error)}` : reason;
}

/** What is over by itself, or once somebody has restarted that database or let go of a table: the address is right. */
const isPassing = (code: string, own: ReasonsByCode): boolean =>
  ['ETIMEDOUT', '55P03', '57P03'].includes(code) || (code in brokenOffCauses && code in own);

function adviceOf(url: string, error: unknown, own: ReasonsByCode): string {
  if (error instanceof NewerSchemaError) {
    // Only a start opens the embedded one: served, this version would keep nothing that visitors send.
    const serving = url === embeddedUrl ? '' : ', serve this one as it is (npm run serve),';
    return `Start that version${serving} or restore a backup from before.`;
  }
  if (error instanceof UnsupportedEncodingError) return anotherEncoding;
  if (url === embeddedUrl && errorCode(error) in damage)
    return `If it stays so, move that folder away: the site begins with an empty database, and npm run restore -- FILE --embedded with a backup (${embeddedLog}).`;
  if (url === embeddedUrl) return `Mend it there; ${embeddedLog}.`;
  if (isPassing(errorCode(error), own)) return 'Run this again once that is over.';
  return 'Correct the address or that database.';
}

/** What to tell an operator about a database that cannot be used: its host and the reason, never its password. */
export const databaseRefusal = (url: string, error: unknown, own: ReasonsByCode = {}): Refusal =>
  new Refusal(`${placeOf(url)} cannot be used: ${reasonOf(error, own)}`, adviceOf(url, error, own));

/** The same at the start of a site, which can do without the address; other commands would find nothing in a new database. */
export const startRefusal = (url: string, error: unknown, own: ReasonsByCode = {}): Refusal => {
  const { what, todo } = databaseRefusal(url, error, own);
  return new Refusal(what, todo, 'Without DATABASE_URL the site brings a database of its own.');
};

/**
 * The same where an operator can mend it. Anything else, such as a mistake in a migration, is ours, and keeps its
 * stack.
 * @param own what further codes mean to one command
 */
export const operatorRefusal = (url: string, error: unknown, own: ReasonsByCode = {}): unknown =>
  saysWhy(error) || errorCode(error) in { ...databaseReasons, ...own }
    ? databaseRefusal(url, error, own)
    : error;

/** A table that does not exist and one that the user may not see have the same code. */
const unseenTables =
  'it has not the newest tables (npm run db:migrate makes them), or its user may not see them: the address of the owner can, and that of npm run db:reader sees the views alone';

/** What further codes mean to a command that reads or writes. */
export const commandReasons = {
  ...brokenOffCauses,
  '42P01': unseenTables,
  '42703': 'it has not the newest tables, npm run db:migrate makes them',
  '42501':
    'its user lacks a right that this takes: the address of the owner has it, and for the views that of npm run db:reader',
  '55P03': 'somebody else holds a table that this takes, for longer than this waits',
};

/** What to tell an operator whose database refused a command or went away; any other error as it is. */
export const commandRefusal = (url: string, error: unknown): unknown =>
  operatorRefusal(url, error, commandReasons);
