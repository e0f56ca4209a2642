import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything a build depends on; what is absent counts as absent. */
const SOURCES = [
  'app',
  'components',
  'content',
  'db',
  'lib',
  'public',
  'scripts/build.ts',
  'scripts/policies.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

const isBuildVariable = (name: string) => name.startsWith('NEXT_PUBLIC_') || name === 'SITE_URL';

/** Files below a path, as `app/page.tsx`; no git needed, so that a downloaded archive works too. */
function filesBelow(root: string, path: string): string[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(join(root, path)).flatMap((name) => filesBelow(root, `${path}/${name}`));
}

/** A hash of the sources, the lockfile and the variables that act at build time. */
export function buildStamp(root: string, environment: Record<string, string | undefined>): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((path) => filesBelow(root, path)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  for (const name of Object.keys(environment).filter(isBuildVariable).sort()) {
    if (environment[name]) hash.update(`${name}=${environment[name]}\0`);
  }
  return hash.digest('hex');
}

const stampFile = (root: string) => join(root, '.next', 'build-stamp');

/** What the pages in `.next` were built from; undefined when there are none, or their build did not end. */
export function readStamp(root: string): string | undefined {
  return existsSync(stampFile(root)) ? readFileSync(stampFile(root), 'utf8') : undefined;
}

export const forgetStamp = (root: string) => rmSync(stampFile(root), { force: true });

export const writeStamp = (root: string, stamp: string) => writeFileSync(stampFile(root), stamp);
