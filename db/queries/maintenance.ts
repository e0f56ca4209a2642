import type { Sql } from 'postgres';
import { endWhenLost, onlyRow, openTaskClient, withClient } from '@/db/connect';
import { type QueryResult, runQuery } from '@/db/run-query';

/** What one instance does for all of them: making the sums by day, and deleting what is past its age. */
export type MaintenanceKind = 'rollups' | 'retention';

/** Any number, as long as nothing else on this database uses it. */
const maintenanceLock = 7_263_549;

/**
 * Does work that must not run twice at once, unless another instance is doing it. The lock belongs to a transaction on
 * its own connection, so that a pooler in between cannot leave it behind.
 * @returns what the work does; undefined when another instance has the lock
 */
export async function withMaintenanceLock<Value>(
  url: string,
  work: (sql: Sql) => Promise<Value>,
): Promise<Value | undefined> {
  const lock = openTaskClient(url);
  const sql = openTaskClient(url);
  try {
    // A database may end what is idle, which would release the lock in the middle of the work.
    await lock.unsafe(`begin; ${endWhenLost}; set local idle_in_transaction_session_timeout = 0`);
    const lockTaken = await lock.unsafe<{ held: boolean }[]>(
      `select pg_try_advisory_xact_lock(${maintenanceLock}) as held`,
    );
    if (!onlyRow(lockTaken).held) return;
    const value = await work(sql);
    await lock.unsafe('commit');
    return value;
  } finally {
    await Promise.all([sql.end({ timeout: 0 }), lock.end({ timeout: 0 })]);
  }
}

/** The last run of a kind of maintenance, as it is remembered. */
export type MaintenanceRun = {
  kind: MaintenanceKind;
  /** Milliseconds since 1970. */
  succeededAt: number;
  seconds: number;
};

/**
 * Whether it is time for another run: not before its pause is over, which grows with how long a run takes. A run
 * further in the future than that pause was recorded under a wrong clock, and is ignored.
 */
export function isDue(run: MaintenanceRun | undefined, pause: { ms: number; share: number }, now: number) {
  if (!run) return true;
  return Math.abs(now - run.succeededAt) >= Math.max(pause.ms, run.seconds * 1000 * pause.share);
}

const readRunsSql = `
  select name as kind, extract(epoch from succeeded_at)::float8 * 1000 as "succeededAt", seconds from maintenance_runs`;

/** Records that a run was completed. @param seenUntil what had arrived by then was seen, on the database's clock */
export async function recordRun(
  sql: Sql,
  run: { kind: MaintenanceKind; seconds: number; seenUntil?: string; definition?: string },
): Promise<void> {
  await sql.unsafe(
    `insert into maintenance_runs (name, succeeded_at, seconds, seen_until, definition)
     values ($1, now(), $2, coalesce($3::text::timestamptz, now()), $4)
     on conflict (name) do update set succeeded_at = excluded.succeeded_at, seconds = excluded.seconds,
       seen_until = excluded.seen_until, definition = excluded.definition`,
    [run.kind, run.seconds, run.seenUntil ?? null, run.definition ?? null],
  );
}

/** When the work that one instance does for all was last completed, by kind; a kind that never was is missing. */
export function lastMaintenance(): Promise<QueryResult<MaintenanceRun[]>> {
  return runQuery(async (_, client) => [...(await client.unsafe<MaintenanceRun[]>(readRunsSql))], 'look');
}

/**
 * The same of the database at this address, for a command.
 * @throws {Error} with a `code` when the database cannot be reached or refuses
 */
export const lastMaintenanceOf = (url: string): Promise<MaintenanceRun[]> =>
  withClient(url, async (sql) => [...(await sql.unsafe<MaintenanceRun[]>(readRunsSql))]);
