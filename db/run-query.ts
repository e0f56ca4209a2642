import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';
import { blamedParts, blamesData, DEADLOCK, errorCode } from '@/lib/error-code';
import { log, logCounted } from '@/lib/log';
import { countLate, currentPool, isCurrent, type Pool, replacePool } from './client';
import { reportOutage, reportStored, type WrittenRows } from './outage';

/**
 * Why a query has no result. `unset`: there is no `DATABASE_URL`. `unavailable`: the database is away or too slow, and
 * later it may work. `rejected`: it refuses this data, and sending it again will not help.
 */
export type QueryFailure = {
  ok: false;
  reason: 'unset' | 'unavailable' | 'rejected';
  /** An SQLSTATE, a system error such as `ECONNREFUSED`, or `DEADLINE`; never a message, which may contain data. */
  code: string;
};

export type QueryResult<Value> = { ok: true; value: Value } | QueryFailure;

/** Drizzle wraps the driver's error in one whose message lists the parameters, so only the code leaves this function. */
export function failureOf(error: unknown): QueryFailure {
  const code = errorCode(error);
  return { ok: false, reason: blamesData(code) ? 'rejected' : 'unavailable', code };
}

/** Codes of a connection that can no longer be written to, or whose server stops or changes its role; it may stay open. */
const blamesConnection = (code: string) => /^(25006|25P02|57P0[123]|08[0-9A-Z]{3})$/.test(code);

/** What an answer proves: that the database stores these rows, or for a `look` only that it is there. */
type QueryKind = WrittenRows | 'look';

/** The longest wait for the database while a request is answered: a visitor's answer may take 2.5 s in all. */
export const DEADLINE_MS = 2000;

/** Receives the driver's own client as well, for SQL that Drizzle cannot express. */
type Statement<Value> = (db: PostgresJsDatabase, client: postgres.Sql) => PromiseLike<Value>;

function reportFailure({ reason, code }: QueryFailure, kind: QueryKind, pool: Pool, error?: unknown): void {
  if (reason === 'rejected') log('database_refused_data', { code, ...blamedParts(error) });
  // The database may have been writable for a long time, while connections made before that still are not.
  else if (isCurrent(pool)) {
    if (kind !== 'look') reportOutage(code, kind);
    if (blamesConnection(code)) replacePool(pool);
  }
}

async function runStatement<Value>(
  pool: Pool,
  statement: Statement<Value>,
  kind: QueryKind,
): Promise<QueryResult<Value>> {
  const begun = performance.now();
  pool.running += 1;
  try {
    const value = await statement(pool.db, pool.client);
    pool.lastAnswer = performance.now();
    if (kind !== 'look') reportStored(begun, kind);
    return { ok: true, value };
  } catch (error) {
    const failure = failureOf(error);
    reportFailure(failure, kind, pool, error);
    return failure;
  } finally {
    pool.running -= 1;
  }
}

/** Resolves to a failure once the time is over, unless it was cleared before. */
function startDeadline(pool: Pool, kind: QueryKind): { passed: Promise<QueryFailure>; clear: () => void } {
  let timer: NodeJS.Timeout;
  const passed = new Promise<QueryFailure>((resolve) => {
    timer = setTimeout(() => {
      const failure: QueryFailure = { ok: false, reason: 'unavailable', code: 'DEADLINE' };
      reportFailure(failure, kind, pool);
      countLate(pool);
      resolve(failure);
    }, DEADLINE_MS);
  });
  return { passed, clear: () => clearTimeout(timer) };
}

/**
 * Runs one statement for a request. It never throws and never takes longer than two seconds; what went wrong is logged
 * once, as a code. One statement and no transaction, because a connection lost inside one would end the process.
 */
export async function runQuery<Value>(
  statement: Statement<Value>,
  kind: QueryKind,
): Promise<QueryResult<Value>> {
  const pool = currentPool();
  if (!pool) {
    // Pages work all the same, so nothing else would tell whoever forgot the variable.
    if (kind !== 'look') logCounted('database_unset', { hint: 'DATABASE_URL is not set: nothing is kept.' });
    return { ok: false, reason: 'unset', code: 'UNSET' };
  }
  const limit = startDeadline(pool, kind);
  const result = await Promise.race([runStatement(pool, statement, kind), limit.passed]);
  limit.clear();
  return result;
}

/** Milliseconds in which the other statement takes the released lock: repeated at once, this one might take it again. */
const HEAD_START_MS = 50;

/** Runs a statement once more if PostgreSQL ended it to resolve a deadlock. */
export async function retryDeadlock<Value>(statement: () => PromiseLike<Value>): Promise<Value> {
  try {
    return await statement();
  } catch (error) {
    if (errorCode(error) !== DEADLOCK) throw error;
    await sleep(HEAD_START_MS);
    return statement();
  }
}
