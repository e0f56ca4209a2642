import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';

/** Words that stand in one chunk alone, and what it holds. */
const knownWords: readonly [words: string, what: string][] = [
  ['__REACT_DEVTOOLS_GLOBAL_HOOK__', 'react-dom'],
  ['next-router-state-tree', "Next's router"],
  ['auxclick:', 'tracking'],
  ['largest-contentful-paint', 'web-vitals'],
];

const manifest = z.object({ clientModules: z.record(z.string(), z.object({ id: z.number() })) });

/** The components of this project that have code in the browser, by the numbers Turbopack gives them in this build. */
function componentsOf(build: string): Map<string, string> {
  const folder = join(build, 'server', 'app');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const modules = files
    .filter((file) => file.endsWith('_client-reference-manifest.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .map((text) => text.slice(text.indexOf('] = ') + 4).replace(/;?\s*$/, ''))
    .flatMap((json) => Object.entries(manifest.parse(JSON.parse(json)).clientModules));
  const ours = modules.filter(([file]) => !file.includes('/node_modules/'));
  return new Map(ours.map(([file, { id }]) => [String(id), basename(file).replace(/\.tsx?.*$/, '')]));
}

const NAMED = 3;

/** What a chunk holds: what it is known for, else the first components in it; undefined where it has neither. */
export function describeChunk(text: string, components: ReadonlyMap<string, string>): string | undefined {
  const known = knownWords.filter(([words]) => text.includes(words)).map(([, what]) => what);
  // Turbopack writes the modules of a chunk one after the other, each behind its number.
  const numbers = [...text.matchAll(/,(\d+),(?=\(?\w+(?:,\w+)*\)?=>)/g)].map(([, id = '']) => id);
  const held = [...new Set(numbers.flatMap((id) => components.get(id) ?? []))];
  const more = held.length > NAMED ? [`${held.length - NAMED} more`] : [];
  return [...known, ...held.slice(0, NAMED), ...more].join(' + ') || undefined;
}

/** Tells the address of a script in words. */
export function nameChunks(build: string): (address: string) => string {
  const components = componentsOf(build);
  const folder = join(build, 'static', 'chunks');
  const names = new Map<string, string>();
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.js')) continue;
    const what = describeChunk(readFileSync(join(folder, file), 'utf8'), components);
    if (what) names.set(file, what);
  }
  return (address) => {
    const file = basename(address);
    return address.includes('/_next/') ? (names.get(file) ?? file) : address;
  };
}
