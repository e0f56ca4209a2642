const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text divided into what people see as letters: combining marks and emoji of several code points stay whole. */
export const graphemesOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

/** Adds spaces after a text, until it is as many letters wide as its column. */
export const padGraphemes = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - graphemesOf(text).length));

// What a terminal would obey: control characters, and those that change the direction of the text after them.
const controls = /[\p{Cc}\p{Bidi_C}]+/gu;

/** A visitor's words on one line, and without power over the terminal. */
export const plainLine = (text: string): string => text.replaceAll(controls, ' ');

const plainPart = (part: string, index: number) => (index % 2 === 0 ? plainLine(part) : part);

/** The same on as many lines as it has: tabs and ends of lines stay, but no lone \r, after which a line is written over. */
export const plainLines = (text: string): string =>
  text
    .split(/(\t|\r?\n)/)
    .map(plainPart)
    .join('');

/** Longer cells would push everything after them out of sight. */
const WIDEST = 80;

const oneLine = (text: string) => plainLine(text.replaceAll('\n', '↵'));

function shortened(text: string): string {
  const letters = text.length > WIDEST ? graphemesOf(text) : [];
  return letters.length > WIDEST ? `${letters.slice(0, WIDEST - 1).join('')}…` : text;
}

const isNumber = (cell: string | null) => cell === null || /^-?\d+(\.\d+)?$/.test(cell);

/** Rows as a database returns them. */
export type Cells = readonly (readonly (string | null)[])[];

/** Whether a table of these rows would shorten anything. */
export const hasLongCells = (rows: Cells): boolean =>
  rows.some((row) => row.some((cell) => cell !== null && shortened(oneLine(cell)) !== oneLine(cell)));

/** Names, a rule and a line for each row; numbers are aligned right, long texts are cut. NULL is empty, as in psql. */
export function alignedTable(names: readonly string[], rows: Cells): string {
  const texts = rows.map((row) => row.map((cell) => shortened(oneLine(cell ?? ''))));
  const widths = names.map((name, column) =>
    Math.max(name.length, ...texts.map((row) => graphemesOf(row[column] ?? '').length)),
  );
  const isRight = names.map((_, column) => rows.every((row) => isNumber(row[column] ?? null)));
  const line = (cells: readonly string[], toRight: readonly boolean[]) =>
    cells
      .map((cell, column) =>
        toRight[column] ? cell.padStart(widths[column] ?? 0) : padGraphemes(cell, widths[column] ?? 0),
      )
      .join(' | ')
      .trimEnd();
  return [
    line(names, []),
    widths.map((width) => '-'.repeat(width)).join('-+-'),
    ...texts.map((row) => line(row, isRight)),
  ].join('\n');
}

const linesOf = (text: string) => text.split('\n').map(plainLine);

/** A line for each cell with its whole text, like `\x` of psql. */
export function expandedRows(names: readonly string[], rows: Cells): string {
  const width = Math.max(0, ...names.map(({ length }) => length));
  const cell = (name: string, text: string | null) =>
    `${name.padEnd(width)} | ${linesOf(text ?? '').join(`\n${' '.repeat(width)} | `)}`.trimEnd();
  return rows
    .map((row, index) =>
      [`-[ ${index + 1} ]-`, ...names.map((name, column) => cell(name, row[column] ?? null))].join('\n'),
    )
    .join('\n');
}
