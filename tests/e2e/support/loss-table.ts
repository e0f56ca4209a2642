import type { OwnTask } from './own-tasks';
import type { Visit } from './visits';

/** What became of the events of one visit. */
export type Loss = {
  name: string;
  /** Events that happened. */
  expected: number;
  /** Events that left the browser, each once. */
  sent: number;
  /** Events that left it again: sent anew, or never answered. */
  again: number;
  /** Events the site answered to have stored. */
  acknowledged: number;
  stored: number;
  /** Rows beyond the first with the same place in their visit. */
  duplicated: number;
  /** Events that happened, or were acknowledged, and are not stored. */
  lost: number;
  /** How long the tracker kept the page busy, task by task; only when that was watched. */
  ownTasks?: OwnTask[];
};

type Counted = { expected: number; sent: string[]; acknowledged: Set<string>; visits: Visit[] };

export function lossOf({ expected, sent, acknowledged, visits }: Counted): Omit<Loss, 'name'> {
  const own = new Set(sent);
  const rows = visits.flatMap(({ events, journey }, visit) =>
    [...events, ...journey].map(({ id, sequence_number }) => ({ id, place: `${visit} ${sequence_number}` })),
  );
  const stored = new Set(rows.map(({ id }) => id));
  const places = new Set(rows.map(({ place }) => place));
  const told = [...own].filter((id) => acknowledged.has(id));
  return {
    expected,
    sent: own.size,
    again: sent.length - own.size,
    acknowledged: told.length,
    stored: rows.length,
    duplicated: rows.length - places.size,
    lost: Math.max(0, expected - places.size) + told.filter((id) => !stored.has(id)).length,
  };
}

const columns = ['expected', 'sent', 'again', 'acknowledged', 'stored', 'duplicated', 'lost'] as const;

/** Milliseconds a task may take on a processor slowed four times. */
const longTask = 10;

const taskColumns = ['own tasks', `over ${longTask} ms`, 'but for fetch', 'longest ms'];

/** A line for each visit, and their sums. */
export function lossTable(losses: Loss[]): string {
  const watched = losses.some(({ ownTasks }) => ownTasks);
  const heading = [...columns, ...(watched ? taskColumns : [])];
  const sums = columns.map((column) => losses.reduce((sum, loss) => sum + loss[column], 0));
  const tasks = losses.flatMap(({ ownTasks = [] }) => ownTasks);
  const rows = losses.map((loss) =>
    line(loss.name, [...columns.map((column) => loss[column]), ...tasksOf(watched, loss.ownTasks)]),
  );
  return [line('', heading), ...rows, line('together', [...sums, ...tasksOf(watched, tasks)])].join('\n');
}

function tasksOf(watched: boolean, tasks: OwnTask[] = []): (string | number)[] {
  if (!watched) return [];
  return [
    tasks.length,
    tasks.filter(({ own }) => own > longTask).length,
    tasks.filter(({ own, fetching }) => own - fetching > longTask).length,
    Math.max(0, ...tasks.map(({ own }) => own)).toFixed(1),
  ];
}

const line = (name: string, cells: (string | number)[]) =>
  `${name.padEnd(34)}${cells.map((cell) => String(cell).padStart(13)).join('')}`;
