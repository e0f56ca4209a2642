import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'docs/decisions';
const index = readFileSync(`${folder}/README.md`, 'utf8');
const files = readdirSync(folder)
  .filter((name) => /^\d{4}-/.test(name))
  .sort();

/** The row of the index that a decision asks for by its title, status and date. */
function rowOf(file: string): string {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  const [, number, title, status, date] =
    /^# (\d{4}) (.+)\n\nStatus: (.+)\nDate: (\d{4}-\d\d-\d\d)\n/.exec(text) ?? [];
  return `| [${number}](${file}) | ${title} | ${status} | ${date} |`;
}

it.each(files)('%s has its row in the index', (file) => {
  expect(index).toContain(rowOf(file));
});

it('the index is one table in the order of the numbers', () => {
  const table = index.split('\n').filter((line) => line.startsWith('|'));
  expect(table).toEqual([
    '| Number | Title | Status | Date |',
    '| --- | --- | --- | --- |',
    ...files.map(rowOf),
  ]);
});

// Whoever reads the older one alone has to learn that it no longer tells all of what holds.
it('a decision that another narrows says so in its status', () => {
  const narrowings = files.flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/narrows (\d{4})/g)].map(([, older = '']) => ({
      older: files.find((name) => name.startsWith(older)) ?? older,
      newer: file.slice(0, 4),
    })),
  );
  expect(narrowings.length).toBeGreaterThan(0);
  for (const { older, newer } of narrowings)
    expect(rowOf(older)).toMatch(new RegExp(`\\| accepted, narrowed by [^|]*${newer}`));
});

it('no number is given twice', () => {
  const numbers = files.map((file) => file.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

/** Files and folders of this repository that a text names; what has neither an ending nor a slash at its end is none. */
function placesIn(text: string): string[] {
  const named = text.matchAll(/`((?:app|components|content|db|deploy|docs|lib|scripts|tests)\/[^`\s<*]*)`/g);
  return [...named].flatMap(([, place = '']) => (/\.\w+$|\/$/.test(place) ? [place] : []));
}

const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`),
]
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  // What held once may name what was there then.
  .filter(({ text }) => !/^Status: superseded/m.test(text));

it('every file that the documents name is there', () => {
  const missing = documents.flatMap(({ file, text }) =>
    placesIn(text)
      .filter((place) => !existsSync(place))
      .map((place) => `${file}: ${place}`),
  );
  expect(missing).toEqual([]);
});
