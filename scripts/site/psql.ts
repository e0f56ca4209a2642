import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

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
