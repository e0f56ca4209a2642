import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { makeReader, readerRole } from '@/db/reporting/reader';
import { isForLibpq } from '@/lib/database-address';
import { readOptions } from './options';
import { Refusal } from './refusal';
import { onDatabase } from './site/on-database';

const help = `npm run db:reader [-- --password-file <file>]

Makes the role ${readerRole}, or gives it a new password, and prints what to hand out to staff and their tools.
It reads the views of the schema reporting; no table, no secret of the site, and it writes nothing.
Without a file the password is made here and shown this once. The old one is good for nothing from then on; connections
that are open stay open. A server with several databases has one such role, with one password, for all of them.
Exit code 0: made; 1: not made, and a sentence says why; 130: interrupted.`;

const SHORTEST = 16;

/** @throws {Refusal} */
function readPassword(file: string | undefined): string {
  if (!file) return randomBytes(24).toString('base64url');
  try {
    const [password = ''] = readFileSync(file, 'utf8').trim().split(/\s*\n/);
    if (password.length >= SHORTEST && /^[\x20-\x7e]+$/.test(password)) return password;
  } catch {
    throw new Refusal(`The file ${file} cannot be read.`, 'Name a file with the password in its first line.');
  }
  throw new Refusal(
    `The password in ${file} cannot be used: it must have at least ${SHORTEST} characters, all of ASCII.`,
    'Without --password-file a good one is made.',
  );
}

const readerReasons = {
  '42501':
    'its user may not make roles, does not own the views, or is not who made the role reporting_reader, and since PostgreSQL 16 needs to be granted it with admin option',
  '3F000': 'it has no views, npm run db:migrate makes them',
  '0LP01': 'its user may not grant the role',
};

/** Our driver's other name for `sslmode`, and what it accepts for these two: without them nothing would be encrypted. */
const sslModes: Record<string, string> = { true: 'require', false: 'disable' };

/** The address of the database for staff and their tools. */
export function addressFor(url: string, password: string): URL {
  const address = new URL(url);
  // We cannot guess what a pooler or a host may have put in front of the user's name.
  address.username = readerRole;
  // The address itself escapes all but the percent sign, which begins an escape.
  address.password = encodeURIComponent(password);
  const query = address.searchParams;
  const ssl = query.get('ssl');
  if (ssl && !query.has('sslmode')) query.set('sslmode', sslModes[ssl] ?? ssl);
  for (const name of [...query.keys()]) if (!isForLibpq(name)) query.delete(name);
  // libpq does not read a plus as a space.
  address.search = query.toString().replaceAll('+', '%20');
  return address;
}

/** `npm run db:reader`: a login for staff that can read the views and nothing else. */
export async function reader(args: string[]): Promise<void> {
  const options = readOptions(args, { 'password-file': { type: 'string' } }, help);
  if (!options) return;
  const password = readPassword(options['password-file']);
  await onDatabase(async (url) => {
    const { isNew } = await makeReader(url, password);
    const address = addressFor(url, password);
    const lines = [
      isNew
        ? `The role ${readerRole} is made.`
        : `The role ${readerRole} has a new password; the old one is no good.`,
      '',
      `  Address   ${address.href}`,
      `  Host      ${address.hostname}`,
      `  Port      ${address.port || '5432'}`,
      `  Database  ${decodeURIComponent(address.pathname.slice(1))}`,
      `  User      ${readerRole}`,
      `  Password  ${password}`,
      '',
      'It reads the views of the schema reporting; docs/reporting.md explains them.',
    ];
    console.log(lines.join('\n'));
  }, readerReasons);
}
