import 'server-only';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';
import { env } from '@/lib/env';
import { openClient } from './connect';

/** The connection pool. When its connections no longer answer, it is replaced and never repaired. */
export type Pool = {
  client: postgres.Sql;
  db: PostgresJsDatabase;
  /** When it was opened, and when a query was last answered, in the time of `performance.now()`. */
  opened: number;
  lastAnswer: number;
  /** Queries that got no answer in time. */
  late: number;
  /** Queries that are running or waiting for a connection. */
  running: number;
};

/** Milliseconds. A pool that has answered nothing for this long is dead, and not just busy. */
const SILENCE_MS = 1000;

declare global {
  // On globalThis, because each hot reload of this module would otherwise leave a pool behind.
  var databasePool: Pool | undefined;
}

function openPool(url: string): Pool {
  const options = {
    max: env().DATABASE_POOL_SIZE,
    connect_timeout: 2,
    // This also closes a connection that was being made while its pool was replaced.
    idle_timeout: 30,
  };
  const client = openClient(url, options, () => pool.lastAnswer);
  const pool: Pool = {
    client,
    db: drizzle(client),
    opened: performance.now(),
    lastAnswer: 0,
    late: 0,
    running: 0,
  };
  return pool;
}

/** The connections of this process, opened on first use; undefined when `DATABASE_URL` is not set. */
export function currentPool(): Pool | undefined {
  const url = env().DATABASE_URL;
  if (url) globalThis.databasePool ??= openPool(url);
  return globalThis.databasePool;
}

/** How many connections this process could use, and how many queries want one now. */
export const databaseUse = () => ({
  size: env().DATABASE_URL ? env().DATABASE_POOL_SIZE : 0,
  running: globalThis.databasePool?.running ?? 0,
});

/** False once the pool has been given up: that its last queries fail says nothing about the database. */
export const isCurrent = (pool: Pool) => globalThis.databasePool === pool;

/** @param patience seconds allowed for what is still running on its connections */
function abandonPool(pool: Pool, patience: number): void {
  if (!isCurrent(pool)) return;
  globalThis.databasePool = undefined;
  void pool.client.end({ timeout: patience });
}

/** Milliseconds. A database that refuses every connection alike must not be asked for new ones by every query. */
const SHORTEST_LIFE_MS = 250;

/** Gives up connections that answer but are no longer of any use; what runs on the others may finish. */
export function replacePool(pool: Pool): void {
  if (performance.now() - pool.opened > SHORTEST_LIFE_MS) abandonPool(pool, 2);
}

/**
 * Counts a query that got no answer in time, and gives the connections up when they are dead: over a lost network they
 * would stay occupied for ever. One slow statement among others that are answered is no reason to, but one for each
 * connection is.
 */
export function countLate(pool: Pool): void {
  pool.late += 1;
  const isSilent = performance.now() - pool.lastAnswer > SILENCE_MS;
  if (isSilent || pool.late >= env().DATABASE_POOL_SIZE) abandonPool(pool, 0);
}

/**
 * Closes the connections at the end of the process, when no request is running any more. The one second is for what an
 * `after` still writes; postgres.js would wait for ever for a connection that was cut off in the middle of a query.
 */
export async function closeDatabase(): Promise<void> {
  const pool = globalThis.databasePool;
  globalThis.databasePool = undefined;
  await pool?.client.end({ timeout: 1 });
}
