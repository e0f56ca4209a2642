import postgres from 'postgres';
import { Refusal } from '@/scripts/refusal';

/** `server_version_num` of PostgreSQL 15, the oldest that is supported (decision 34). */
const OLDEST = 150_000;

/** What the errors people meet mean, by their code. */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  CONNECT_TIMEOUT: 'it does not answer within 5 seconds',
  '28P01': 'it refuses the user or the password',
  '28000': 'it refuses this user from here',
  '3D000': 'it has no database of that name',
};

function refusal(url: string, error: unknown): Refusal {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code';
  return new Refusal(
    `DATABASE_URL: the database at ${new URL(url).host} cannot be used: ${reasons[code] ?? 'connecting failed'} (${code}).`,
    'Correct the address or start that database; without DATABASE_URL the site brings its own.',
  );
}

async function version(url: string): Promise<number> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, fetch_types: false, onnotice: () => {} });
  try {
    const [row] = await sql.unsafe<{ server_version_num: string }[]>('show server_version_num');
    return Number(row?.server_version_num);
  } catch (error) {
    throw refusal(url, error);
  } finally {
    await sql.end({ timeout: 0 });
  }
}

/** @throws {Refusal} when the database cannot be reached or is too old; never shows the address's password */
export async function checkDatabase(url: string): Promise<void> {
  const found = await version(url);
  if (found >= OLDEST) return;
  throw new Refusal(
    `DATABASE_URL: the database at ${new URL(url).host} is PostgreSQL ${Math.floor(found / 10_000)}; the site needs 15 or newer.`,
    'Point DATABASE_URL at a newer one; without DATABASE_URL the site brings its own.',
  );
}
