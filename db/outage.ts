import { log } from '@/lib/log';

type Outage = {
  isAway: boolean;
  /** When it began and when it was last spoken of, in the time of `performance.now()`; writes refused since it began. */
  since: number;
  said: number;
  refused: number;
  /** When a write was last stored, in milliseconds since 1970; 0 for not yet. */
  lastStored: number;
  /** When a write last failed, in the time of `performance.now()`. */
  lastFailure: number;
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
    lastStored: 0,
    lastFailure: 0,
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
  '42501': 'its user may not write, deploy/writer-rights.sql has all that the site needs',
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

/** Says that the database keeps nothing when it begins and every ten minutes, not for each write that finds it so. */
export function reportOutage(code: string): void {
  const state = outageState();
  const now = performance.now();
  state.lastFailure = now;
  if (!state.isAway) {
    Object.assign(state, { isAway: true, since: now, said: now, refused: 1 });
    log('database_away', { code, cause: causes[code] });
    return;
  }
  state.refused += 1;
  if (now - state.said < REMINDER_MS) return;
  state.said = now;
  log('database_still_away', { code, cause: causes[code], ...soFar(state, now) });
}

/** Ends the outage when a write that began after the last failure was stored. @param begun `performance.now()` */
export function reportStored(begun: number): void {
  const state = outageState();
  state.lastStored = Date.now();
  if (!state.isAway || begun < state.lastFailure) return;
  state.isAway = false;
  log('database_back', soFar(state, performance.now()));
}

/** When this process last had a write stored, in milliseconds since 1970; undefined for not yet. */
export const lastStoredWrite = (): number | undefined => outageState().lastStored || undefined;

/** Whether a write failed within so many milliseconds, and none was stored since. */
export function hasFailedWrite(within: number): boolean {
  const { isAway, lastFailure } = outageState();
  return isAway && performance.now() - lastFailure < within;
}
