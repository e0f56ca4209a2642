import { median } from '@/scripts/statistics';
import type { Throughput } from './floor';
import {
  type CategoryScores,
  categories,
  compareWithFloor,
  missedGoals,
  type Round,
  type Throttling,
} from './lighthouse';
import type { LongTask } from './long-tasks';
import type { PageLoad } from './page-load';
import { isNoticed, type Pressed } from './presses';

/** What was measured of one route; what was not asked for is left out. */
export type Measured = { path: string; load: PageLoad };

type Column = { heading: string; cell: (measured: Measured, floor: Measured) => string };

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const timesFloor =
  (measure: 'scripts' | 'scriptsSent'): Column['cell'] =>
  ({ load }, floor) =>
    (load[measure] / floor.load[measure]).toFixed(3);

const columns: Column[] = [
  { heading: 'page', cell: ({ path }) => path },
  { heading: 'JS named', cell: ({ load }) => kilobytes(load.named) },
  { heading: 'JS all', cell: ({ load }) => kilobytes(load.scripts) },
  { heading: '× floor', cell: timesFloor('scripts') },
  { heading: 'JS sent', cell: ({ load }) => kilobytes(load.scriptsSent) },
  { heading: '× floor', cell: timesFloor('scriptsSent') },
  { heading: 'CSS', cell: ({ load }) => kilobytes(load.css) },
  { heading: 'later', cell: ({ load }) => kilobytes(load.laterCss) },
  { heading: 'HTML', cell: ({ load }) => kilobytes(load.html) },
  { heading: 'fonts', cell: ({ load }) => kilobytes(load.fonts) },
  { heading: 'requests', cell: ({ load }) => String(load.requests) },
  { heading: 'elements', cell: ({ load }) => String(load.elements) },
];

/** Rows of Markdown, the first of them its head, whose columns stand one below the other: numbers by their ends. */
function markdownTable([head = [], ...body]: string[][]): string {
  const columns = head.map((heading, column) => {
    const cells = [heading, ...body.map((row) => row[column] ?? '')];
    const hasNumbers = body.some((row) => /^[-+]?[\d.]+$/.test(row[column] ?? ''));
    return { width: Math.max(...cells.map(({ length }) => length)), hasNumbers };
  });
  const line = (row: string[]) =>
    `| ${columns.map(({ width, hasNumbers }, column) => (hasNumbers ? (row[column] ?? '').padStart(width) : (row[column] ?? '').padEnd(width))).join(' | ')} |`;
  const rule = columns.map(({ width, hasNumbers }) => '-'.repeat(width - 1) + (hasNumbers ? ':' : '-'));
  return [line(head), line(rule), ...body.map(line)].join('\n');
}

/**
 * Every route below the floor: kilobytes of 1,000 bytes in gzip, but for the scripts as browsers of today are sent them.
 */
export function routeTable(floor: Measured, pages: readonly Measured[]): string {
  const row = (measured: Measured) => columns.map(({ cell }) => cell(measured, floor));
  return markdownTable([columns.map(({ heading }) => heading), row(floor), ...pages.map(row)]);
}

export function throughputLine(path: string, rounds: Throughput): string {
  const rate = (side: 'site' | 'floor') => Math.round(median(rounds.map((round) => round[side])));
  const ratio = median(rounds.map(({ site, floor }) => site / floor));
  return `The HTML of ${path}, compressed: ${rate('site')} requests a second, the floor ${rate('floor')}; median of ${rounds.length} ratios ${ratio.toFixed(2)}.`;
}

const signed = (value: number) => `${value > 0 ? '+' : ''}${Math.round(value)}`;

/** What Lighthouse tells of some pages, each with its distance to the floor; milliseconds. */
export function goalTable(
  throttling: Throttling,
  pages: readonly { path: string; rounds: Round[] }[],
): string {
  const rows = pages.map(({ path, rounds }) => {
    const compared = compareWithFloor(rounds);
    const { page, distance } = compared;
    return [
      path,
      String(Math.round(page.score)),
      signed(distance.score),
      String(Math.round(page.fcp)),
      signed(distance.fcp),
      String(Math.round(page.lcp)),
      signed(distance.lcp),
      String(Math.round(page.tbt)),
      signed(distance.tbt),
      String(Number(page.cls.toFixed(3))),
      missedGoals(compared, throttling).join(', ') || 'none',
    ];
  });
  const heading = ['score', 'FCP', 'LCP', 'TBT'].flatMap((name) => [name, '− floor']);
  return markdownTable([['page', ...heading, 'CLS', 'missed'], ...rows]);
}

/** Of 100 each, and what is at fault where it is less. */
export function categoryTable(pages: readonly CategoryScores[]): string {
  const rows = pages.map(({ path, scores, faults }) => [
    path,
    ...categories.map((name) => String(scores[name])),
    faults.join(', ') || 'none',
  ]);
  return markdownTable([['page', ...categories, 'faults'], ...rows]);
}

/** Milliseconds below which a part of a task is not worth a word. */
const WORTH_NAMING_MS = 5;

/** Each task of a page's load, what it went into added up by name. */
function taskRow(path: string, { took, parts }: LongTask, nameOf: (what: string) => string): string[] {
  const named = new Map<string, number>();
  for (const part of parts) named.set(nameOf(part.what), (named.get(nameOf(part.what)) ?? 0) + part.took);
  const worth = [...named].filter(([, time]) => time >= WORTH_NAMING_MS);
  return [
    path,
    String(Math.round(took)),
    worth.map(([name, time]) => `${name} ${Math.round(time)}`).join(', '),
  ];
}

/** The long tasks of each page before anybody touches it; the first is the floor. */
export function taskTable(
  pages: readonly { path: string; tasks: LongTask[] }[],
  nameOf: (what: string) => string,
): string {
  const rows = pages.flatMap(({ path, tasks }) =>
    tasks.length > 0 ? tasks.map((task) => taskRow(path, task, nameOf)) : [[path, 'none', '']],
  );
  return markdownTable([['page', 'took', 'in'], ...rows]);
}

/** How long each place's controls took to answer, and those whose answer a visitor waits for. */
export function pressTable(places: readonly Pressed[]): string {
  const summary = places.map(({ place, presses, notPressed }) => {
    const slowest = Math.max(0, ...presses.map(({ took }) => took));
    return [
      place,
      String(presses.length),
      String(slowest),
      String(presses.filter(isNoticed).length),
      notPressed.join(', ') || 'none',
    ];
  });
  const slow = places.flatMap(({ place, presses }) =>
    presses
      .filter(isNoticed)
      .map(({ control, ...times }) => [
        `${place}: ${control}`,
        ...[times.took, times.waited, times.worked, times.painted].map((time) => String(Math.round(time))),
      ]),
  );
  const head = ['control', 'took', 'before', 'at work', 'until painted'];
  return [
    markdownTable([['where', 'pressed', 'slowest', 'over 200', 'not pressed'], ...summary]),
    ...(slow.length > 0 ? [markdownTable([head, ...slow])] : []),
  ].join('\n\n');
}
