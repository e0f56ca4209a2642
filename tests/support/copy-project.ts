import { cpSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { newestBuild } from '@/scripts/builds';

/** Copies this project with its build into an empty folder; its packages are linked. */
export function copyProjectTo(folder: string): void {
  const root = process.cwd();
  const build = newestBuild(root) ?? '';
  const leftOut = ['node_modules', '.git', '.data', join(build, 'cache'), join(build, 'dev')];
  const isWanted = (path: string) => {
    const name = relative(root, path);
    return !leftOut.includes(name) && (!/^\.next-[^/\\]*$/.test(name) || name === build);
  };
  // Links stay relative: `.next` leads to the build of the copy.
  cpSync(root, folder, { recursive: true, filter: isWanted, verbatimSymlinks: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}
