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

/** What was measured of one route. */
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

/** A table in Markdown, its first row being the head; columns are aligned, numbers to the right. */
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
 * The floor and every route: kilobytes of 1,000 bytes in gzip, except for `JS sent`, in the encoding that current
 * browsers get.
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

/** What Lighthouse reports for some pages, each with its distance to the floor; milliseconds. */
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

/** Scores out of 100, and the faults where there are fewer. */
export function categoryTable(pages: readonly CategoryScores[]): string {
  const rows = pages.map(({ path, scores, faults }) => [
    path,
    ...categories.map((name) => String(scores[name])),
    faults.join(', ') || 'none',
  ]);
  return markdownTable([['page', ...categories, 'faults'], ...rows]);
}

/** Milliseconds below which a part of a task is not worth mentioning. */
const WORTH_NAMING_MS = 5;

/** One task of a page's load, with the time of its parts added up by name. */
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

/** The long tasks of each page before anybody touches it; the floor comes first. */
export function taskTable(
  pages: readonly { path: string; tasks: LongTask[] }[],
  nameOf: (what: string) => string,
): string {
  const rows = pages.flatMap(({ path, tasks }) =>
    tasks.length > 0 ? tasks.map((task) => taskRow(path, task, nameOf)) : [[path, 'none', '']],
  );
  return markdownTable([['page', 'took', 'in'], ...rows]);
}

/** How long the controls of each place took to answer, and which of them keep a visitor waiting. */
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
