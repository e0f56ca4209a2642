import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

/** How many times longer. */
const factor = 20;

/** In milliseconds; anything shorter is a pause, after which nothing is given up. */
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

/** Makes every wait of this process for something it would then give up far longer: a busy machine is no outage. */
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

/** For tests about what happens when the time is up. */
export const releaseDeadlines = () => setTimers(usual.setTimeout, usual.sleep);

/**
 * Slows the clock of this process down: a minute for which something is counted lasts as long as a test may take.
 * @param begun the time of the start, in milliseconds since 1970; the same for processes whose clocks have to agree
 */
export function slowClock(begun: number): void {
  Date.now = new Proxy(Date.now, {
    apply: (now, self) => Math.floor(begun + (Reflect.apply(now, self, []) - begun) / factor),
  });
}

/** Milliseconds. */
const step = 50;

/**
 * Whether work that has just begun ends before so many milliseconds have passed, step by step. On a busy machine each
 * step is late, and so is each deadline of the work, one after the other, which a stopwatch would not show.
 */
export async function endsWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const ended = work.then(() => true);
  for (let passed = 0; passed < milliseconds; passed += step) {
    if (await Promise.race([ended, usual.sleep(step, false, { ref: false })])) return true;
  }
  return false;
}
