import { setTimeout as sleep } from 'node:timers/promises';
import { pruneRefusal } from './prune';
import { Refusal } from './refusal';

const ATTEMPTS = 30;

/**
 * Work under the lock of maintenance. The sums by day are made in a moment; whoever asks then need not ask again.
 * @param attempt answers undefined when another instance has the lock
 * @throws {Refusal}
 */
export async function waitForMaintenance<Value>(
  url: string,
  attempt: () => Promise<Value | undefined>,
): Promise<Value> {
  for (let count = 0; count < ATTEMPTS; count += 1) {
    const done = await attempt().catch((error: unknown) => {
      throw pruneRefusal(url, error);
    });
    if (done !== undefined) return done;
    await sleep(1000);
  }
  throw new Refusal(
    'The site is at its sums or at deleting old visits; nothing was done.',
    'Try again later.',
  );
}
