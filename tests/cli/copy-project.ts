import { cpSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { temporaryFolder } from './temporary-folder';

const LEFT_OUT = ['node_modules', '.git', '.data', 'tests', join('.next', 'cache'), join('.next', 'dev')];

/** A copy of this project with its build and its packages, but with a database of its own, removed after the test. */
export function copyProject(): string {
  const root = process.cwd();
  const copy = temporaryFolder({ database: '.data/postgres' });
  const isWanted = (path: string) => !LEFT_OUT.includes(relative(root, path));
  cpSync(root, copy, { recursive: true, filter: isWanted });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
