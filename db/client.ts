import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { env } from '@/lib/env';

/** One set of connections. After a query that got no answer it is replaced, never mended. */
export type Pool = { client: postgres.Sql; db: PostgresJsDatabase };

declare global {
  // On globalThis, or each hot reload of a module would leave a set of connections behind.
  var databasePool: Pool | undefined;
}

function openPool(url: string): Pool {
  const client = postgres(url, {
    max: env().DATABASE_POOL_SIZE,
    connect_timeout: 2,
    // Also ends a connection that was being made while its pool was replaced.
    idle_timeout: 30,
    // Queries fail at once while the server is away, and find it again within 0.1 s.
    backoff: () => 0.1,
    // With it, a connection lost while it is being set up ends the process (postgres.js 3.4.9).
    fetch_types: false,
    onnotice: () => {},
  });
  return { client, db: drizzle(client) };
}

/** The connections of this process, opened on first use; undefined when `DATABASE_URL` is not set. */
export function currentPool(): Pool | undefined {
  const url = env().DATABASE_URL;
  if (url) globalThis.databasePool ??= openPool(url);
  return globalThis.databasePool;
}

/** False once the pool was given up: that its last queries fail is no news of the database. */
export const isCurrent = (pool: Pool) => globalThis.databasePool === pool;

/**
 * Gives up the connections of a pool that does not answer: over a dead network they would stay taken for ever. Queries
 * still waiting in it fail. Of many callers with the same pool the first replaces it.
 */
export function abandonPool(pool: Pool): void {
  if (!isCurrent(pool)) return;
  globalThis.databasePool = undefined;
  void pool.client.end({ timeout: 0 });
}

/**
 * Closes the connections at the end of the process, when no request runs any more. One second is for what an `after`
 * still writes; postgres.js would wait for ever for a connection that was cut in the middle of a query.
 */
export async function closeDatabase(): Promise<void> {
  const pool = globalThis.databasePool;
  globalThis.databasePool = undefined;
  await pool?.client.end({ timeout: 1 });
}
