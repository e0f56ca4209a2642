import { UnsupportedServerError } from '@/db/server-version';
import { Refusal } from '@/scripts/refusal';

type Reasons = Record<string, string>;

/** What the errors operators meet mean, by their code. */
const reasons: Reasons = {
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

/** Drizzle wraps the driver's error. */
const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause ? error.cause : error);

function codeOf(error: unknown): string {
  const cause = causeOf(error);
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no code';
}

function reasonOf(error: unknown, own: Reasons): string {
  if (error instanceof UnsupportedServerError) return error.message;
  const code = codeOf(error);
  return `${own[code] ?? reasons[code] ?? 'connecting failed'} (${code}).`;
}

/**
 * Whether an operator can mend it; a mistake in a migration, for one, is ours and keeps its stack.
 * @param own what more codes mean to one command
 */
export const isOperational = (error: unknown, own: Reasons = {}) => codeOf(error) in { ...reasons, ...own };

/** What to tell an operator about a database that cannot be used: its host and the reason, never its password. */
export const databaseRefusal = (url: string, error: unknown, own: Reasons = {}): Refusal =>
  new Refusal(
    `DATABASE_URL: the database at ${new URL(url).host} cannot be used: ${reasonOf(error, own)}`,
    'Correct the address or that database; without DATABASE_URL the site brings its own.',
  );
