import postgres from 'postgres';
import { migrate, NewerSchemaError, refuseOldServer, UnsupportedServerError } from '@/db/migrate';
import { errorCode } from '@/lib/error-code';
import { ensurePostgres } from '@/scripts/postgres/ensure-postgres';
import { Refusal } from '@/scripts/refusal';
import { onShutdown } from './shutdown';

type ReasonsByCode = Record<string, string>;

/** What the errors operators meet mean, by their code. */
const databaseReasons: ReasonsByCode = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  CONNECT_TIMEOUT: 'it does not answer within 5 seconds',
  '25006': 'it is read-only',
  '28P01': 'it refuses the user or the password',
  '28000': 'it refuses this user from here',
  '3D000': 'it has no database of that name',
  '42501': 'its user may not make the tables',
  '55P03': 'another instance has been migrating it for a minute',
};

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
    `DATABASE_URL: the database at ${new URL(url).host} cannot be used: ${reasonOf(error, own)}`,
    'Correct the address or that database; without DATABASE_URL the site brings its own.',
  );

/**
 * Looks before the slow steps begin.
 * @throws {Refusal} when the database cannot be reached or is too old
 */
async function checkDatabase(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, fetch_types: false, onnotice: () => {} });
  try {
    await refuseOldServer(sql);
  } catch (error) {
    throw databaseRefusal(url, error);
  } finally {
    await sql.end({ timeout: 0 });
  }
}

/**
 * Brings the database to the newest schema.
 * @throws {Refusal} when the database does not let us
 */
export async function migrateDatabase(url: string): Promise<void> {
  await migrate(url).catch((error: unknown) => {
    throw isOperational(error) ? databaseRefusal(url, error) : error;
  });
}

/** Where the embedded database lives, in the project. */
export const embeddedFolder = '.data/postgres';

export type Database = { url: string; psql: string };

/**
 * The given database, or the embedded one when there is none; after it, `DATABASE_URL` is set.
 * @throws {Refusal} when it cannot be used
 */
export async function openDatabase(given: string | undefined): Promise<Database> {
  if (given) {
    await checkDatabase(given);
    return { url: given, psql: 'psql "$DATABASE_URL"' };
  }
  const { url, psql, stop } = await ensurePostgres({ folder: embeddedFolder });
  onShutdown(stop);
  process.env.DATABASE_URL = url;
  return { url, psql };
}
