import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

type Source = { file: string; text: string };

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
