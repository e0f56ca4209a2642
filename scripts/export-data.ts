import { resolve } from 'node:path';
import { countOf } from '@/content/counts';
import { type Export, type ExportName, exportNames, withExport } from '@/db/exports';
import { experienceText } from '@/lib/careers/experience-text';
import { type Days, readDays, readOptions } from './options';
import { DASH, writePrivateFile, writeToOutput } from './private-file';
import { showProgress } from './progress';
import { Refusal } from './refusal';
import { onDatabase } from './site/on-database';

/**
 * A text in which a spreadsheet takes nothing for a formula: neither its beginning nor what follows a semicolon, a tab
 * or the end of a line, at which a spreadsheet of another country separates cells (decision 0108).
 */
const withoutFormulas = (text: string) =>
  // The wide signs come from East Asian keyboards; a spreadsheet set to such a country reads them like the narrow
  // ones.
  text.replace(/^(?=[=+\-@＝＋－＠\t\r\n])/, "'").replaceAll(/([;\t\r\n][\s"']*)(?=[=+\-@＝＋－＠])/g, "$1'");

/**
 * A text of nothing but digits that a spreadsheet would take for another: without its zero, rounded, or as a day. A whole
 * day, as 2026-05-01, is one, and shall be sorted as such; 12 to 15 digits stay what they are, though a spreadsheet may show
 * them as 4.47911E+11 (decision 0284).
 */
const takenForAnother =
  /^(?!\d{4}-\d\d-\d\d$)(0\d+|\d{16,}|\d+e\d+|\d{4}[-/.]\d{1,2}([-/.]\d{1,2})?|\d{1,2}[-/.]\d{1,4}([-/.]\d{1,4})?)$/i;

/** What a spreadsheet keeps as it was typed. */
const asTyped = (text: string) => (takenForAnother.test(text) ? `'${text}` : withoutFormulas(text));

/** One cell. A number can be no formula. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = asTyped(typeof value === 'string' ? value : JSON.stringify(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of CSV as RFC 4180 defines it. */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** A list of earlier jobs as the letter about an application has it: who reads a spreadsheet reads no JSON. */
const inWords = (column: string, value: unknown): unknown =>
  column === 'experiences' && Array.isArray(value)
    ? value.map(experienceText).filter(Boolean).join('\n\n')
    : value;

/** Tells a spreadsheet that the file is UTF-8. */
export const CSV_MARK = '\uFEFF';

const help = `npm run export -- --what leads|applications|bookings|purchases|pending-payments|sessions|events|bots [--format csv|jsonl] [--from 2026-05-01] [--to 2026-05-31] [--out <file>]

Writes rows as CSV, for spreadsheets, or as JSON Lines, for programs; days are both included and in UTC. What is
marked as a machine's is in bots alone, but for its calls and purchases, and for leads and applications whose visit alone
is marked: the column marked tells them apart, and a sentence says how many there are and how many are left out. A call is
of the day it was booked, a purchase of the day it was paid, whenever it was canceled or given back: what was taken back
in certain days is in the report (npm run report). Amounts are in the currency's smallest unit: 4900 usd are 49 dollars.
  --what    leads, applications, bookings (calls), purchases, pending-payments (bank transfers on their way, by the day
            of the checkout) and sessions as the views of the schema reporting have them (docs/reporting.md);
            events: what happened on the pages and in the assessments, sorted by session_id and sequence_number or not
            at all, as the tables have it;
            bots: what is marked, with the reasons and what is needed to judge and answer a person among them
  --format  csv unless given; a text that a spreadsheet would take for a formula, or for another number or a day
            (07911123456, 2026-05), has an apostrophe before it there, and earlier work of applicants is in lines. In jsonl what is not known has no key
  --out     a file, complete or not at all, for nobody but its owner; without it, or with -, the standard output (npm run
            --silent export)
What comes out is personal data: keep it no longer than you need it.
Exit code 0: written; 1: not written, and a sentence says why; 130: interrupted.`;

const formats = ['csv', 'jsonl'] as const;
type Format = (typeof formats)[number];

/** @throws {Refusal} */
function readChoice<Choice extends string>(
  name: string,
  given: string | undefined,
  choices: readonly Choice[],
): Choice {
  const found = choices.find((choice) => choice === given);
  if (found) return found;
  throw new Refusal(
    given === undefined ? `--${name} is missing.` : `--${name} ${given} is not known; nothing was written.`,
    `There are: ${choices.join(', ')}.`,
  );
}

async function* csvOf({ columns, batches }: Export, onRows: (rows: number) => void): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(columns);
  for await (const lines of batches) {
    yield lines
      .map((line) => {
        const row: Record<string, unknown> = JSON.parse(line);
        return csvLine(columns.map((column) => inWords(column, row[column])));
      })
      .join('');
    onRows(lines.length);
  }
}

async function* jsonLinesOf({ batches }: Export, onRows: (rows: number) => void): AsyncGenerator<string> {
  for await (const lines of batches) {
    yield lines.map((line) => `${line}\n`).join('');
    onRows(lines.length);
  }
}

const writers = { csv: csvOf, jsonl: jsonLinesOf };

type Request = { what: ExportName; format: Format; days: Days; out: string | undefined };

/** Written to the standard error, because the rows may go to the standard output. */
function tellMarked({ marked, ofMarkedVisits }: Export, what: ExportName): void {
  const number = (count: number) => count.toLocaleString('en');
  if (ofMarkedVisits > 0) {
    const some = ofMarkedVisits === 1 ? '1 is' : `${number(ofMarkedVisits)} are`;
    console.error(`Of these ${what} ${some} of a visit marked as a machine’s: the column marked says which.`);
  }
  if (marked === 0) return;
  const more = marked === 1 ? '1 more is' : `${number(marked)} more are`;
  console.error(`${more} marked as a machine’s and not among these ${what}: look at them with --what bots.`);
}

async function write(rows: Export, { what, format, out }: Request): Promise<void> {
  const progress = showProgress(what, rows.size);
  let written = 0;
  const text = writers[format](rows, (more) => {
    written += more;
    if (out) progress.update(written);
  });
  if (!out) await writeToOutput(text);
  else {
    await writePrivateFile(out, text).finally(progress.end);
    // Each export has the plural of its rows as its name.
    console.error(`${countOf(written, what.slice(0, -1), what)} in ${resolve(out)}.`);
  }
  tellMarked(rows, what);
}

/** `npm run export`: rows for a spreadsheet or a program. */
export async function exportData(args: string[]): Promise<void> {
  const options = readOptions(
    args,
    {
      what: { type: 'string' },
      format: { type: 'string', default: 'csv' },
      from: { type: 'string' },
      to: { type: 'string' },
      out: { type: 'string' },
    },
    help,
  );
  if (!options) return;
  const request = {
    what: readChoice('what', options.what, exportNames),
    format: readChoice('format', options.format, formats),
    days: readDays(options),
    out: options.out === DASH ? undefined : options.out,
  };
  await onDatabase((url) => withExport(url, request.what, request.days, (rows) => write(rows, request)));
}
