import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isForLibpq } from '@/lib/database-address';
import { shellAddress } from './environment';

const names = process.platform === 'win32' ? ['psql.exe'] : ['psql'];

function canExecute(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether a terminal here would find psql: the embedded PostgreSQL has none. */
const hasPsql = (path = process.env.PATH ?? '') =>
  path.split(delimiter).some((folder) => folder && names.some((name) => canExecute(join(folder, name))));

/** Needs nothing but the site's own packages. */
const ownPrompt = 'npm run db:shell';

/** How to look into the database here: with psql where there is one, otherwise with our own prompt. */
export const promptLine = (psql: string, path?: string) => (hasPsql(path) ? psql : ownPrompt);

/** The same for the database of `DATABASE_URL`, which psql has from the shell or not at all, and may refuse. */
export const givenPrompt = (given = shellAddress, path?: string) =>
  given && [...new URLSearchParams(given.split('?')[1]).keys()].every(isForLibpq)
    ? promptLine('psql "$DATABASE_URL"', path)
    : ownPrompt;
