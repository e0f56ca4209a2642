import { log } from '@/lib/log';

declare global {
  // On globalThis: a bundler may give each route a copy of this module, and an outage is still one.
  var databaseOutage: { isAway: boolean; lastFailure: number } | undefined;
}

function outage() {
  globalThis.databaseOutage ??= { isAway: false, lastFailure: 0 };
  return globalThis.databaseOutage;
}

/** Says once that the database is away, not once for each query that finds it so. */
export function reportAway(code: string): void {
  const state = outage();
  state.lastFailure = performance.now();
  if (state.isAway) return;
  state.isAway = true;
  log('database_away', { code });
}

/** Ends the outage when a query that began after the last failure was answered. @param begun `performance.now()` */
export function reportAnswer(begun: number): void {
  const state = outage();
  if (!state.isAway || begun < state.lastFailure) return;
  state.isAway = false;
  log('database_back');
}
