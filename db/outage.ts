import { log } from '@/lib/log';

/** What visitors send, by what it is of. */
const visitorsRows = ['assessments', 'applications', 'visits', 'sales'] as const;

/** What the site writes for itself. */
const ownRows = ['deliveries', 'limits', 'probe', 'salts', 'secrets'] as const;

/** What a write is of: where the tables of one alone are broken, no other can say that they are mended. */
export type WrittenRows = (typeof visitorsRows | typeof ownRows)[number];

const areVisitors = (rows: WrittenRows) => visitorsRows.some((one) => one === rows);

/** Times are those of `performance.now()`, but for the last. */
type Outage = {
  isAway: boolean;
  /** When it began and when it was last spoken of; writes of visitors refused since it began. */
  since: number;
  said: number;
  refused: number;
  lastFailure: number;
  /** Where the database as a whole refuses writes: from when on one that is stored shows that it no longer does. */
  whole: number | undefined;
  /** Of which rows the tables were found broken, and when last. */
  broken: Map<WrittenRows, number>;
  /** When a write of a visitor was last stored, in milliseconds since 1970; 0 for not yet. */
  lastStored: number;
};

declare global {
  // On globalThis: a bundler may give each route a copy of this module, and an outage is still one.
  var databaseOutage: Outage | undefined;
}

function outageState(): Outage {
  globalThis.databaseOutage ??= {
    isAway: false,
    since: 0,
    said: 0,
    refused: 0,
    lastFailure: 0,
    whole: undefined,
    broken: new Map(),
    lastStored: 0,
  };
  return globalThis.databaseOutage;
}

const pooled = 'a pooler in transaction mode stands before it, DATABASE_URL needs ?prepare=false';

const ofAnotherVersion = 'its tables are not those of this version, npm run db:migrate makes them';

/** What codes of a database mean to whoever runs it, whatever was asked of it. */
export const databaseCauses = {
  '28P01': 'it refuses the user or the password',
  '3D000': 'it has no database of that name',
  '53100': 'its disk is full',
  '53300':
    'it has no connection left: every instance of the site takes up to DATABASE_POOL_SIZE of its max_connections',
};

/** What the codes mean that a database answers with while it is there, and stores nothing. */
const causes: Record<string, string> = {
  ...databaseCauses,
  '25006': 'it is read-only',
  '26000': pooled,
  '28000': 'it refuses this user from here',
  '42501': 'its user may not connect or write, deploy/writer-rights.sql has all that the site needs',
  '42703': ofAnotherVersion,
  // A table that is not there and one that may not be seen have one code.
  '42P01': `${ofAnotherVersion}, or its user may not see them, as that of npm run db:reader may not`,
  '42P05': pooled,
  // The driver's, of an answer to another statement than it has prepared.
  ERR_OUT_OF_RANGE: pooled,
};

/** How often an outage is spoken of while it lasts, in milliseconds. */
const REMINDER_MS = 10 * 60_000;

const soFar = ({ since, refused }: Outage, now: number) => ({
  seconds: Math.round((now - since) / 1000),
  refused,
});

/** With no room or no connection left one row is stored now and then: so long nothing must fail, in milliseconds. */
const SETTLE_MS = 10_000;

const settleTime = (code: string) => (code.startsWith('53') ? SETTLE_MS : 0);

/** Of a table, a column or a right; a pooler answers with one of them for another reason. */
const blamesTables = (code: string) => code.startsWith('42') && code !== '42P05';

/**
 * Says that the database keeps nothing when it begins and every ten minutes, not for each write that finds it so.
 * @param rows what was to be written
 */
export function reportOutage(code: string, rows: WrittenRows): void {
  const state = outageState();
  const now = performance.now();
  state.lastFailure = now;
  if (blamesTables(code)) state.broken.set(rows, now);
  else state.whole = now + settleTime(code);
  const refused = areVisitors(rows) ? 1 : 0;
  const said = { code, cause: causes[code], ...(blamesTables(code) && { rows }) };
  if (!state.isAway) {
    Object.assign(state, { isAway: true, since: now, said: now, refused });
    log('database_away', said);
    return;
  }
  state.refused += refused;
  if (now - state.said < REMINDER_MS) return;
  state.said = now;
  log('database_still_away', { ...said, ...soFar(state, now) });
}

/**
 * Ends the outage when a write that began after the last failure was stored: of each kind of rows whose tables were
 * broken, unless nobody has sent any of a kind for ten minutes; of a visitor's where the whole database was, since it
 * may keep small rows of ours when it has room for no others. @param begun `performance.now()`
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

/** When this process last had a write of a visitor stored, in milliseconds since 1970; undefined for not yet. */
export const lastStoredWrite = (): number | undefined => outageState().lastStored || undefined;

/** Whether a write failed within so many milliseconds, and nothing has shown since that it would not. */
export function hasFailedWrite(within: number): boolean {
  const { isAway, lastFailure } = outageState();
  return isAway && performance.now() - lastFailure < within;
}
