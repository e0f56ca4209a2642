import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type QueryResult, runQuery } from '@/db/run-query';
import { siteSecrets as table } from '@/db/schema/http';

/**
 * The secret of this name: the given one if there is none yet. When several instances ask at once, all get
 * the one that was stored first.
 */
export async function keepSecret(name: string, candidate: string): Promise<QueryResult<string>> {
  const result = await runQuery((db) =>
    db
      .insert(table)
      .values({ name, value: candidate })
      // Changes nothing, but makes the row that is there come back.
      .onConflictDoUpdate({ target: table.name, set: { name: sql`excluded.name` } })
      .returning({ value: table.value }),
  );
  return result.ok ? { ok: true, value: result.value[0]?.value ?? candidate } : result;
}

const keepSaltSql = `
  with past_salt as (delete from address_salts where day < $1::date),
    past_code as (delete from write_limits where expire < $3)
  insert into address_salts (day, salt) values ($1::date, $2)
  on conflict (day) do update set day = excluded.day
  returning salt`;

/**
 * The salt of this day: the given one if there is none yet. Salts of the days before go, and with them the codes that
 * are of no use any more.
 * @param day `2026-05-31`
 */
export async function keepSalt(day: string, candidate: string): Promise<QueryResult<string>> {
  const result = await runQuery((_, client) =>
    client.unsafe<{ salt: string }[]>(keepSaltSql, [day, candidate, Date.parse(day)]),
  );
  return result.ok ? { ok: true, value: result.value[0]?.salt ?? candidate } : result;
}

type LimiterRow = Record<string, unknown>;
type LimiterParameter = string | number | null;

/** Runs a statement of the rate limiter's library, which brings its own SQL for the table `write_limits`. */
export function runLimiterStatement(
  text: string,
  values: LimiterParameter[],
): Promise<QueryResult<LimiterRow[]>> {
  return runQuery(async (_, client) => [...(await client.unsafe<LimiterRow[]>(text, values))]);
}

/** A health check must answer sooner than a write may take. */
const PATIENCE_MS = 1000;

/** Whether the database answers, within a second. The query runs on to its own deadline, which heals the pool. */
export async function ping(): Promise<'up' | 'down' | 'unset'> {
  const query = runQuery((db) => db.execute(sql`select 1`));
  const result = await Promise.race([query, sleep(PATIENCE_MS, undefined, { ref: false })]);
  if (result?.ok) return 'up';
  return result?.reason === 'unset' ? 'unset' : 'down';
}
