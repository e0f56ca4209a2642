const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text in what people take for its letters: marks and emoji of several code points stay whole. */
export const graphemesOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

/** A text with spaces after it, so that it takes up as many letters as the widest of its column. */
export const padGraphemes = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - graphemesOf(text).length));

/** Longer cells would push everything after them out of sight. */
const WIDEST = 80;

const oneLine = (text: string) => text.replaceAll('\n', '↵').replaceAll('\t', ' ');

function shortened(text: string): string {
  const letters = text.length > WIDEST ? graphemesOf(text) : [];
  return letters.length > WIDEST ? `${letters.slice(0, WIDEST - 1).join('')}…` : text;
}

const isNumber = (cell: string | null) => cell === null || /^-?\d+(\.\d+)?$/.test(cell);

/** Names, a rule and a line for each row; numbers stand to the right. NULL is empty, as in psql. */
export function alignedTable(
  names: readonly string[],
  rows: readonly (readonly (string | null)[])[],
): string {
  const texts = rows.map((row) => row.map((cell) => shortened(oneLine(cell ?? ''))));
  const widths = names.map((name, column) =>
    Math.max(name.length, ...texts.map((row) => row[column]?.length ?? 0)),
  );
  const isRight = names.map((_, column) => rows.every((row) => isNumber(row[column] ?? null)));
  const line = (cells: readonly string[], toRight: readonly boolean[]) =>
    cells
      .map((cell, column) =>
        toRight[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join(' | ')
      .trimEnd();
  return [
    line(names, []),
    widths.map((width) => '-'.repeat(width)).join('-+-'),
    ...texts.map((row) => line(row, isRight)),
  ].join('\n');
}
