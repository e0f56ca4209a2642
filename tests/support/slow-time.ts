import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

/** How many times as long. */
const factor = 20;

/** Milliseconds; what waits no longer is a pause, and gives nothing up. */
const shortestDeadline = 250;

const stretched = (milliseconds = 0) =>
  milliseconds < shortestDeadline ? milliseconds : milliseconds * factor;

const usual = { setTimeout: globalThis.setTimeout, sleep: timers.setTimeout };

function setTimers(setTimeout: typeof globalThis.setTimeout, sleep: typeof timers.setTimeout): void {
  globalThis.setTimeout = setTimeout;
  Object.assign(timers, { setTimeout: sleep });
  syncBuiltinESMExports();
}

const heldTimeout = new Proxy(usual.setTimeout, {
  apply: (target, self, [run, milliseconds, ...rest]) =>
    Reflect.apply(target, self, [run, stretched(milliseconds), ...rest]),
});

/** Every wait in this process before something is given up is far longer: a busy machine is not taken for an outage. */
export function holdDeadlines(): void {
  const heldSleep = new Proxy(usual.sleep, {
    apply: (target, self, [milliseconds, ...rest]) =>
      Reflect.apply(target, self, [stretched(milliseconds), ...rest]),
  });
  setTimers(heldTimeout, heldSleep);
}

/** Queries and requests of this process are given up far later; its pauses, in which it sleeps, stay as they are. */
export function holdRequests(): void {
  setTimers(heldTimeout, usual.sleep);
  AbortSignal.timeout = new Proxy(AbortSignal.timeout, {
    apply: (target, self, [milliseconds]) => Reflect.apply(target, self, [milliseconds * factor]),
  });
}

/** For tests of what happens when time is over. */
export const releaseDeadlines = () => setTimers(usual.setTimeout, usual.sleep);

/**
 * The clock of this process goes slower: a minute in which something is counted lasts as long as a test may take.
 * @param begun when, in milliseconds since 1970; the same for processes whose clocks are to agree
 */
export function slowClock(begun: number): void {
  Date.now = new Proxy(Date.now, {
    apply: (now, self) => Math.floor(begun + (Reflect.apply(now, self, []) - begun) / factor),
  });
}

/**
 * Whether what has just begun ends before a timer set now rings. On a busy machine both are late, in the same order,
 * which a stopwatch would not tell.
 */
export const endsWithin = (milliseconds: number, work: Promise<unknown>): Promise<boolean> =>
  Promise.race([work.then(() => true), usual.sleep(milliseconds, false, { ref: false })]);
