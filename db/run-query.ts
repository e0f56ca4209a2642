import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';
import { log } from '@/lib/log';
import { countLate, currentPool, isCurrent, type Pool } from './client';
import { failureOf, type QueryFailure, type QueryResult } from './failure';
import { reportAnswer, reportAway } from './outage';

/** Longest wait for the database on a request path: a visitor's answer may take 2.5 s in all. */
const DEADLINE_MS = 2000;

/** Given the driver's own client too, for SQL that Drizzle has no words for. */
type Statement<Value> = (db: PostgresJsDatabase, client: postgres.Sql) => PromiseLike<Value>;

function report(failure: QueryFailure, pool: Pool): void {
  if (failure.reason === 'rejected') log('database_refused_data', { code: failure.code });
  else if (isCurrent(pool)) reportAway(failure.code);
}

async function answer<Value>(pool: Pool, statement: Statement<Value>): Promise<QueryResult<Value>> {
  const begun = performance.now();
  try {
    const value = await statement(pool.db, pool.client);
    pool.lastAnswer = performance.now();
    reportAnswer(begun);
    return { ok: true, value };
  } catch (error) {
    const failure = failureOf(error);
    report(failure, pool);
    return failure;
  }
}

/** Resolves to a failure once the time is over, unless cleared before. */
function deadline(pool: Pool): { passed: Promise<QueryFailure>; clear: () => void } {
  let timer: NodeJS.Timeout;
  const passed = new Promise<QueryFailure>((resolve) => {
    timer = setTimeout(() => {
      const failure: QueryFailure = { ok: false, reason: 'unavailable', code: 'DEADLINE' };
      report(failure, pool);
      countLate(pool);
      resolve(failure);
    }, DEADLINE_MS);
  });
  return { passed, clear: () => clearTimeout(timer) };
}

/**
 * Runs one statement for a request. Never throws and never takes longer than two seconds; what went wrong is in the
 * log once, as a code. One statement, no transaction: a connection lost inside one would end the process.
 */
export async function runQuery<Value>(statement: Statement<Value>): Promise<QueryResult<Value>> {
  const pool = currentPool();
  if (!pool) return { ok: false, reason: 'unset', code: 'UNSET' };
  const limit = deadline(pool);
  const result = await Promise.race([answer(pool, statement), limit.passed]);
  limit.clear();
  return result;
}
