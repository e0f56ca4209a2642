import { setTimeout as sleep } from 'node:timers/promises';
import { prune } from '@/db/prune';
import { isDue, lastMaintenance, type MaintenanceKind, withMaintenanceLock } from '@/db/queries/maintenance';
import { type RollupProgress, refreshRollups } from '@/db/reporting/rollups';
import { errorCode } from '@/lib/error-code';
import { log } from '@/lib/log';
import { Refusal } from '../refusal';
import { commandRefusal } from './database-refusal';

const MINUTE_MS = 60_000;

/** When the next run is due: after so many milliseconds, and so late that runs take at most one `share`th of the time. */
const pauses: Record<MaintenanceKind, { ms: number; share: number }> = {
  rollups: { ms: 10 * MINUTE_MS, share: 50 },
  retention: { ms: 24 * 60 * MINUTE_MS, share: 2 },
};

type Listener = {
  signal?: AbortSignal;
  onDays?: (progress: RollupProgress) => void;
  onDeleted?: (rows: number) => void;
};

/** Deletes what is past its age. */
async function deleteExpired(url: string, { signal, onDeleted }: Listener): Promise<void> {
  let deleted = 0;
  for await (const { rows } of prune(url)) {
    deleted += rows;
    onDeleted?.(deleted);
    signal?.throwIfAborted();
  }
}

/**
 * Makes the sums by day, and then deletes what is past its age, each if `isWanted`. The sums come first, because they
 * include what is then deleted. If they cannot be made, it is deleted all the same: the privacy page promises when.
 * @returns true; undefined when another instance is doing it
 */
export const maintain = (
  url: string,
  isWanted: (kind: MaintenanceKind) => Promise<boolean>,
  listener: Listener,
): Promise<true | undefined> =>
  withMaintenanceLock(url, async (sql) => {
    try {
      if (await isWanted('rollups'))
        await refreshRollups(sql, { onProgress: listener.onDays, signal: listener.signal });
    } finally {
      if (!listener.signal?.aborted && (await isWanted('retention'))) await deleteExpired(url, listener);
    }
    return true as const;
  });

/** @throws while the database does not say when it was last done */
async function isNowDue(kind: MaintenanceKind): Promise<boolean> {
  const runs = await lastMaintenance();
  if (!runs.ok)
    throw Object.assign(new Error('When this was done last cannot be read.'), { code: runs.code });
  return isDue(
    runs.value.find((run) => run.kind === kind),
    pauses[kind],
    Date.now(),
  );
}

/** Does what is due, unless another instance is doing it, or has just done it. */
export async function maintainIfDue(url: string, signal: AbortSignal): Promise<void> {
  if (!(await isNowDue('rollups')) && !(await isNowDue('retention'))) return;
  // Asked again under the lock, because another instance may have done it meanwhile.
  await maintain(url, isNowDue, { signal });
}

const nextMinute = (signal: AbortSignal): Promise<void> =>
  sleep(MINUTE_MS, undefined, { signal, ref: false });

/**
 * Does the work that comes up again and again while the site serves.
 * @param pause resolves when it is time to look again; rejects when the signal says that it is over
 * @returns a function that ends it
 */
export function startMaintenance(url: string, pause = nextMinute): () => Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  let isFailing = false;
  const look = async () => {
    try {
      await maintainIfDue(url, signal);
      isFailing = false;
    } catch (error) {
      // Logged once, not each minute, while a database is away.
      if (!isFailing && !signal.aborted) log('maintenance_failed', { code: errorCode(error) });
      isFailing = true;
    }
  };
  const loop = async () => {
    for (;;) {
      await pause(signal);
      await look();
    }
  };
  const running = loop().catch(() => undefined);
  return async () => {
    over.abort();
    // Work that is running is undone by the database when its connection closes.
    await Promise.race([running, sleep(1000, undefined, { ref: false })]);
  };
}

/** How many seconds a command waits for the lock. */
const LOCK_ATTEMPTS = 30;

/**
 * Works under the lock of maintenance. The sums by day take only a moment, so it is worth waiting instead of having
 * somebody try again.
 * @param attempt resolves to undefined while another instance has the lock
 * @throws {Refusal}
 */
export async function waitForMaintenance<Value>(
  url: string,
  attempt: () => Promise<Value | undefined>,
): Promise<Value> {
  for (let count = 0; count < LOCK_ATTEMPTS; count += 1) {
    const done = await attempt().catch((error: unknown) => {
      throw commandRefusal(url, error);
    });
    if (done !== undefined) return done;
    await sleep(1000);
  }
  throw new Refusal(
    'Somebody else is at the sums by day or at deleting: the site, or another command.',
    'Nothing was done for half a minute of waiting; try again later.',
  );
}
