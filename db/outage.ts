import { log } from '@/lib/log';
import { awayCauses, refusedCauses } from './database-causes';

/** Rows that hold what visitors send, by kind. */
const visitorsRows = ['assessments', 'applications', 'visits', 'sales'] as const;

/** Rows that the site writes for its own use. */
const ownRows = ['deliveries', 'limits', 'probe', 'salts', 'secrets'] as const;

/** The kind of rows a write stores: where one kind's tables are broken, other kinds cannot show that they work again. */
export type WrittenRows = (typeof visitorsRows | typeof ownRows)[number];

const areVisitors = (rows: WrittenRows) => visitorsRows.some((one) => one === rows);

/** Times are those of `performance.now()`, except the last one. */
type Outage = {
  isAway: boolean;
  /** When it began and when it was last logged; how many writes of visitors have been refused since it began. */
  since: number;
  said: number;
  /** The codes that were logged since then: another one of a database that answers does not wait for its turn. */
  named: Set<string>;
  refused: number;
  lastFailure: number;
  /** If the database as a whole refuses writes: the time from which a stored write shows that it no longer does. */
  whole: number | undefined;
  /** The kinds of rows whose tables were found broken, and when each last was. */
  broken: Map<WrittenRows, number>;
  /** When a write of a visitor was last stored, in milliseconds since 1970; 0 if none has been. */
  lastStored: number;
};

declare global {
  // On globalThis: a bundler may give each route its own copy of this module, but there is only one outage.
  var databaseOutage: Outage | undefined;
}

function outageState(): Outage {
  globalThis.databaseOutage ??= {
    isAway: false,
    since: 0,
    said: 0,
    named: new Set(),
    refused: 0,
    lastFailure: 0,
    whole: undefined,
    broken: new Map(),
    lastStored: 0,
  };
  return globalThis.databaseOutage;
}

/** How often an outage is logged while it lasts, in milliseconds. */
const REMINDER_MS = 10 * 60_000;

const soFar = ({ since, refused }: Outage, now: number) => ({
  seconds: Math.round((now - since) / 1000),
  refused,
});

/** Milliseconds without a failure: with no room or connection left, a row is still stored now and then. */
const SETTLE_MS = 10_000;

const settleTime = (code: string) => (code.startsWith('53') ? SETTLE_MS : 0);

/** Codes about a table, a column or a right. 42P05 is left out, because a pooler answers with it for another reason. */
const blamesTables = (code: string) => code.startsWith('42') && code !== '42P05';

/**
 * Logs that the database keeps nothing: when that begins, when another cause joins and every ten minutes, not for each
 * write that finds it so.
 * @param rows what was to be written
 */
export function reportOutage(code: string, rows: WrittenRows): void {
  const state = outageState();
  const now = performance.now();
  state.lastFailure = now;
  if (blamesTables(code)) state.broken.set(rows, now);
  else state.whole = now + settleTime(code);
  const refused = areVisitors(rows) ? 1 : 0;
  const said = { code, cause: refusedCauses[code] ?? awayCauses[code], ...(blamesTables(code) && { rows }) };
  if (!state.isAway) {
    Object.assign(state, { isAway: true, since: now, said: now, named: new Set([code]), refused });
    log('database_away', said);
    return;
  }
  state.refused += refused;
  const isDue = now - state.said >= REMINDER_MS;
  const isNews = refusedCauses[code] !== undefined && !state.named.has(code);
  if (!isDue && !isNews) return;
  if (isDue) Object.assign(state, { said: now, named: new Set() });
  state.named.add(code);
  log('database_still_away', { ...said, ...soFar(state, now) });
}

/**
 * Ends the outage when a write that began after the last failure has been stored. If tables of some kinds of rows were
 * broken, it takes one of each of these kinds, unless none has been sent for ten minutes; if the whole database was,
 * one of a visitor, because a full database may still keep our own small rows. @param begun `performance.now()`
 */
export function reportStored(begun: number, rows: WrittenRows): void {
  const state = outageState();
  if (areVisitors(rows)) state.lastStored = Date.now();
  if (!state.isAway) return;
  for (const [kind, failed] of state.broken) {
    const isMended = kind === rows && begun >= failed;
    if (isMended || begun - failed > REMINDER_MS) state.broken.delete(kind);
  }
  if (areVisitors(rows) && begun >= (state.whole ?? 0)) state.whole = undefined;
  if (state.whole !== undefined || state.broken.size > 0) return;
  state.isAway = false;
  log('database_back', soFar(state, performance.now()));
}

/** When this process last stored a write of a visitor, in milliseconds since 1970; undefined if it has not yet. */
export const lastStoredWrite = (): number | undefined => outageState().lastStored || undefined;

/** Whether a write failed within this many milliseconds, and nothing since has shown that it would succeed now. */
export function hasFailedWrite(within: number): boolean {
  const { isAway, lastFailure } = outageState();
  return isAway && performance.now() - lastFailure < within;
}
