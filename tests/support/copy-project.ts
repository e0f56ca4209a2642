import { cpSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

const leftOut = ['node_modules', '.git', '.data', join('.next', 'cache'), join('.next', 'dev')];

/** Copies this project with its build into an empty folder; its packages are linked. */
export function copyProjectTo(folder: string): void {
  const root = process.cwd();
  const isWanted = (path: string) => !leftOut.includes(relative(root, path));
  cpSync(root, folder, { recursive: true, filter: isWanted });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}
