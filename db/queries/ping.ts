import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { runQuery } from '@/db/run-query';

/** A health check must answer sooner than a write may take. */
const PATIENCE_MS = 1000;

/** Whether the database answers, within a second. The query runs on to its own deadline, which heals the pool. */
export async function ping(): Promise<'up' | 'down' | 'unset'> {
  const query = runQuery((db) => db.execute(sql`select 1`));
  const result = await Promise.race([query, sleep(PATIENCE_MS, undefined, { ref: false })]);
  if (result?.ok) return 'up';
  return result?.reason === 'unset' ? 'unset' : 'down';
}
