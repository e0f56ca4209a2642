import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type QueryResult, runQuery } from '@/db/run-query';
import { siteSecrets as table } from '@/db/schema/http';

/** The result of a query, if it comes within so many milliseconds. It runs on to its own deadline, which heals the pool. */
export const answerWithin = <Answer>(milliseconds: number, query: Promise<Answer>) =>
  Promise.race([query, sleep(milliseconds, undefined, { ref: false })]);

/** Milliseconds. Nobody waits longer for a limit, a salt or a secret; the database is asked again the next time. */
const PATIENCE_MS = 250;

/** The result of a query if it comes before a visitor would notice the wait. */
export const withShortDeadline = <Answer>(query: Promise<Answer>) => answerWithin(PATIENCE_MS, query);

/**
 * The secret of this name; the candidate becomes it if there is none yet. When several instances ask at once, all of
 * them get the one that was stored first.
 */
export async function keepSecret(name: string, candidate: string): Promise<QueryResult<string>> {
  const result = await runQuery(
    (db) =>
      db
        .insert(table)
        .values({ name, value: candidate })
        // Changes nothing, but makes the statement return the existing row.
        .onConflictDoUpdate({ target: table.name, set: { name: sql`excluded.name` } })
        .returning({ value: table.value }),
    'secrets',
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
 * The salt of this day; the candidate becomes it if there is none yet. Salts of earlier days are deleted, and with
 * them the codes that are of no use any more.
 * @param day `2026-05-31`
 */
export async function keepSalt(day: string, candidate: string): Promise<QueryResult<string>> {
  const result = await runQuery(
    (_, client) => client.unsafe<{ salt: string }[]>(keepSaltSql, [day, candidate, Date.parse(day)]),
    'salts',
  );
  return result.ok ? { ok: true, value: result.value[0]?.salt ?? candidate } : result;
}

type LimiterRow = Record<string, unknown>;
type LimiterParameter = string | number | null;

/** Runs a statement of the rate limiter's library, which has its own SQL for the table `write_limits`. */
export function runLimiterStatement(
  text: string,
  values: LimiterParameter[],
): Promise<QueryResult<LimiterRow[]>> {
  return runQuery(async (_, client) => [...(await client.unsafe<LimiterRow[]>(text, values))], 'limits');
}
