import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export type Source = { file: string; text: string };

/** Every TypeScript file of the given top-level folders, with paths from the project's root. */
export function sources(...folders: string[]): Source[] {
  return folders
    .flatMap((folder) => files(folder))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

function files(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name).replaceAll(path.sep, '/'))
    .sort();
}

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g;

/** What a file imports for its values (type-only imports are free), as paths from the root; packages as named. */
export function valueImports({ file, text }: Source): string[] {
  return [...text.matchAll(statement)]
    .filter(([whole, isType]) => !isType && !/\{\s*type [^,}]*\}/.test(whole))
    .map(([, , named, dynamic, bare]) => resolve(file, named ?? dynamic ?? bare ?? ''));
}

function resolve(from: string, target: string): string {
  if (target.startsWith('@/')) return target.slice(2);
  if (target.startsWith('.')) return path.posix.join(path.posix.dirname(from), target);
  return `package:${target}`;
}
