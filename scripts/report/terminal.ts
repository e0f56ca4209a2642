import type { AnsweredSection, ReportFigures } from '@/db/reporting/read-report';
import { graphemesOf, padGraphemes } from '../terminal-table';
import { cellText, noticesOf, totalsOf } from './page';

const MOST_ROWS = 5;
const WIDEST = 40;

// What a terminal would obey: control characters, and those that turn the direction of what follows.
const controls = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A visitor's words on one line, and without a hold on the terminal. */
const plain = (text: string) => {
  const line = text.replaceAll(controls, ' ').trim();
  const letters = graphemesOf(line);
  return letters.length > WIDEST ? `${letters.slice(0, WIDEST - 1).join('')}…` : line;
};

function sectionLines({ title, columns, rows, size }: AnsweredSection): string[] {
  if (rows.length === 0) return [];
  const cells = [
    columns,
    ...rows.slice(0, MOST_ROWS).map((row) => columns.map((name) => plain(cellText(row[name])))),
  ];
  const widths = columns.map((_, index) =>
    Math.max(...cells.map((line) => graphemesOf(line[index] ?? '').length)),
  );
  const lines = cells.map((line) =>
    line.map((cell, index) => padGraphemes(cell, widths[index] ?? 0)).join('  '),
  );
  const more = size - Math.min(rows.length, MOST_ROWS);
  return [
    '',
    title,
    ...lines.map((line) => `  ${line.trimEnd()}`),
    ...(more > 0 ? [`  and ${more.toLocaleString('en')} more`] : []),
  ];
}

const noticeLines = (figures: ReportFigures): string[] =>
  noticesOf(figures).flatMap(({ text, command }) => [`${text} ${command}`, '']);

/** The report for a terminal: the sums, and the first of each part. */
export const terminalLines = (figures: ReportFigures): string[] => [
  ...noticeLines(figures),
  ...totalsOf(figures).map(([name, value]) => `${name.padEnd(20)}${value.toLocaleString('en').padStart(12)}`),
  ...figures.sections.flatMap(sectionLines),
];
