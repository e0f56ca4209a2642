import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rollupNames } from './rollups';
import { viewNames } from './views';

it.each([
  ['views', viewNames],
  ['rollups', rollupNames],
])('every file of %s is made', (folder, names: readonly string[]) => {
  const files = readdirSync(`${import.meta.dirname}/${folder}`);
  expect(files.sort()).toEqual(names.map((name) => `${name}.sql`).sort());
});
