import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { DEADLOCK, errorCode } from '@/lib/error-code';
import { endWhenLost } from './connect';

/**
 * Milliseconds that a transaction may wait for a table. Whoever writes to it waits behind, and visitors' writes have two
 * seconds; after one, PostgreSQL ends an autovacuum that is in the way.
 */
const TABLE_PATIENCE_MS = 1200;

const LOCK_NOT_HAD = '55P03';

/** As PostgreSQL says that somebody else holds what is to be taken. */
export const lockNotHad = () => Object.assign(new Error('The lock is taken.'), { code: LOCK_NOT_HAD });

/**
 * Its transaction is begun and ended by statements of ours: in one of the driver's own, a connection that is lost ends
 * the process with a mistake of the driver's (postgres.js 3.4.9).
 * @returns false when the work says so, or somebody else holds a table that it takes, or waits for one that it holds
 */
async function tryOnce(client: Sql, work: () => Promise<boolean>): Promise<boolean> {
  await client.unsafe(`begin; ${endWhenLost}; set local lock_timeout = ${TABLE_PATIENCE_MS}`);
  try {
    const isDone = await work();
    await client.unsafe('commit');
    return isDone;
  } catch (error) {
    // Whatever else went wrong, the end of the connection takes everything back.
    if (![LOCK_NOT_HAD, DEADLOCK].includes(errorCode(error))) throw error;
    await client.unsafe('rollback');
    return false;
  }
}

/** Milliseconds. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 250;

/**
 * Does work that takes tables for itself, in one transaction. What it does not get at once it asks for again and again,
 * with a pause in which visitors write what waited behind it (decision 0225).
 * @param work returns false to be tried again
 * @param patience milliseconds after which no other attempt begins
 * @throws {Error} with the code `55P03` when that time is over
 */
export async function betweenWrites(
  client: Sql,
  work: () => Promise<boolean>,
  patience = PATIENCE_MS,
): Promise<void> {
  const end = performance.now() + patience;
  while (!(await tryOnce(client, work))) {
    if (performance.now() > end) throw lockNotHad();
    await sleep(PAUSE_MS);
  }
}
