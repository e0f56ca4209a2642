import type { Sql } from 'postgres';
import { inUtc, openTaskClient } from '@/db/connect';
import { type QueryResult, runQuery } from '@/db/run-query';

/** What one instance does for all: sums by day, and deleting what is past its age. */
export type MaintenanceKind = 'rollups' | 'retention';

/** Any number, as long as nothing else on this database takes it. */
const maintenanceLock = 7_263_549;

/**
 * Does work that must not be done twice at once, unless another instance is at it. The lock belongs to a transaction on
 * a connection of its own, so that a pooler between cannot leave it behind.
 * @returns whether it was done
 */
export async function withMaintenanceLock(url: string, work: (sql: Sql) => Promise<void>): Promise<boolean> {
  const lock = openTaskClient(url, inUtc);
  const sql = openTaskClient(url, inUtc);
  try {
    // A database may end what stands idle, and would let go of the lock in the middle of the work.
    await lock.unsafe('begin; set local idle_in_transaction_session_timeout = 0');
    const [row] = await lock.unsafe<{ held: boolean }[]>(
      `select pg_try_advisory_xact_lock(${maintenanceLock}) as held`,
    );
    if (!row?.held) return false;
    await work(sql);
    await lock.unsafe('commit');
    return true;
  } finally {
    await Promise.all([sql.end({ timeout: 0 }), lock.end({ timeout: 0 })]);
  }
}

/** A run as it is remembered. */
export type MaintenanceRun = {
  kind: MaintenanceKind;
  /** Milliseconds since 1970. */
  succeededAt: number;
  seconds: number;
};

/**
 * Whether it is time for another: not before its pause is over, which grows with what a run takes. One that lies further
 * ahead than that was made under a wrong clock, and says nothing.
 */
export function isDue(run: MaintenanceRun | undefined, pause: { ms: number; share: number }, now: number) {
  if (!run) return true;
  return Math.abs(now - run.succeededAt) >= Math.max(pause.ms, run.seconds * 1000 * pause.share);
}

const readRunsSql = `
  select name as kind, extract(epoch from succeeded_at)::float8 * 1000 as "succeededAt", seconds from maintenance_runs`;

/** Remembers that a run came to its end. @param seenUntil what had arrived by then was seen, by the database's clock */
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

/** When the work that one instance does for all last came to its end, by its kind; a kind that never did is missing. */
export function lastMaintenance(): Promise<QueryResult<MaintenanceRun[]>> {
  return runQuery(async (_, client) => [...(await client.unsafe<MaintenanceRun[]>(readRunsSql))], 'look');
}
