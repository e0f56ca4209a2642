import { sql } from 'drizzle-orm';
import type { QueryResult } from '@/db/failure';
import { runQuery } from '@/db/run-query';
import { siteSecrets as table } from '@/db/schema/site-secrets';

/** The secret of this name: the given one if there is none yet. Of several instances at once, one wins for all. */
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
