import { log } from '@/lib/log';

type Outage = {
  isAway: boolean;
  /** When a write last failed, in the time of `performance.now()`. */
  lastFailure: number;
};

declare global {
  // On globalThis: a bundler may give each route a copy of this module, and an outage is still one.
  var databaseOutage: Outage | undefined;
}

function outageState(): Outage {
  globalThis.databaseOutage ??= { isAway: false, lastFailure: 0 };
  return globalThis.databaseOutage;
}

/** Says once that the database keeps nothing, not once for each write that finds it so. */
export function reportOutage(code: string): void {
  const state = outageState();
  state.lastFailure = performance.now();
  if (state.isAway) return;
  state.isAway = true;
  log('database_away', { code });
}

/** Ends the outage when a write that began after the last failure was stored. @param begun `performance.now()` */
export function reportStored(begun: number): void {
  const state = outageState();
  if (!state.isAway || begun < state.lastFailure) return;
  state.isAway = false;
  log('database_back');
}

/** Whether a write failed within so many milliseconds, and none was stored since. */
export function hasFailedWrite(within: number): boolean {
  const { isAway, lastFailure } = outageState();
  return isAway && performance.now() - lastFailure < within;
}
