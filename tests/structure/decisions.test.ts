import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'docs/decisions';
const index = readFileSync(`${folder}/README.md`, 'utf8');
const files = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));

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

it('no number is given twice', () => {
  const numbers = files.map((file) => file.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});
