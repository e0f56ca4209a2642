import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

type Source = { file: string; text: string };

const read = (folders: string[], ending: RegExp): Source[] =>
  folders
    .flatMap((folder) => files(folder, ending))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** Every TypeScript file of the given top-level folders, with paths from the project's root. */
export const sources = (...folders: string[]): Source[] => read(folders, /\.tsx?$/);

/** Every style sheet of theirs. */
export const styleSheets = (...folders: string[]): Source[] => read(folders, /\.css$/);

/** Everything of theirs that people wrote. */
export const writings = (...folders: string[]): Source[] => read(folders, /\.(?:tsx?|mjs|css|sql|md)$/);

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => path.join(folder, name).replaceAll(path.sep, '/'))
    .sort();
}
