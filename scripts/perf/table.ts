import { median } from '../median';
import type { PageLoad } from './page-load';
import type { Throughput } from './throughput';

/** What was measured of one route; what was not asked for is left out. */
export type Measured = { path: string; load: PageLoad };

type Column = { heading: string; cell: (measured: Measured, floor: Measured) => string };

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const columns: Column[] = [
  { heading: 'page', cell: ({ path }) => path },
  { heading: 'JS named', cell: ({ load }) => kilobytes(load.named) },
  { heading: 'JS all', cell: ({ load }) => kilobytes(load.scripts) },
  { heading: '× floor', cell: ({ load }, floor) => (load.scripts / floor.load.scripts).toFixed(3) },
  { heading: 'CSS', cell: ({ load }) => kilobytes(load.css) },
  { heading: 'HTML', cell: ({ load }) => kilobytes(load.html) },
  { heading: 'fonts', cell: ({ load }) => kilobytes(load.fonts) },
  { heading: 'requests', cell: ({ load }) => String(load.requests) },
  { heading: 'elements', cell: ({ load }) => String(load.elements) },
];

/** Rows of Markdown whose columns stand one below the other. */
function markdownTable(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(' | ')} |`;
  const [head = [], ...body] = rows;
  const rule = widths.map((width, column) => (column ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [line(head), line(rule), ...body.map(line)].join('\n');
}

/** Every route below the floor: kilobytes of 1,000 bytes as sent, milliseconds, medians. */
export function routeTable(floor: Measured, pages: readonly Measured[]): string {
  const row = (measured: Measured) => columns.map(({ cell }) => cell(measured, floor));
  return markdownTable([columns.map(({ heading }) => heading), row(floor), ...pages.map(row)]);
}

export function throughputLine(path: string, rounds: Throughput): string {
  const rate = (side: 'site' | 'floor') => Math.round(median(rounds.map((round) => round[side])));
  const ratio = median(rounds.map(({ site, floor }) => site / floor));
  return `The HTML of ${path}, compressed: ${rate('site')} requests a second, the floor ${rate('floor')}; median of ${rounds.length} ratios ${ratio.toFixed(2)}.`;
}
