import type postgres from 'postgres';

const tables = ['user_sessions', 'website_analytics', 'ai_journey_analytics'];

/** A table's rows without what depends on when they were written. */
const content = (sql: postgres.Sql, table: string) =>
  sql`select to_jsonb(t) - '{created_at,updated_at}'::text[] as row from ${sql(table)} t`;

/** Empties the three tables, and keeps what was in them for `differences`. */
export async function setVisitsAside(sql: postgres.Sql): Promise<void> {
  for (const table of tables) {
    await sql`drop table if exists ${sql(`${table}_aside`)}`;
    await sql`create table ${sql(`${table}_aside`)} as ${content(sql, table)}`;
  }
  await forgetVisits(sql);
}

export const forgetVisits = (sql: postgres.Sql) =>
  sql`truncate user_sessions, website_analytics, ai_journey_analytics`;

/** Rows that were set aside and are missing now, or the other way round: none, where both are the same. */
export async function differences(sql: postgres.Sql) {
  const rows = tables.map((table) => {
    const now = content(sql, table);
    const aside = sql`select row from ${sql(`${table}_aside`)}`;
    return sql`
      (select 'missing' as what, row from (${aside} except ${now}) as missing)
      union all (select 'too much', row from (${now} except ${aside}) as surplus) limit 10`;
  });
  return (await Promise.all(rows)).flat();
}

export async function eventCount(sql: postgres.Sql): Promise<number> {
  const [row] = await sql`
    select (select count(*) from website_analytics) + (select count(*) from ai_journey_analytics) as events`;
  return Number(row?.events);
}

/** Sessions whose counters are not those of their rows; there must never be one. */
export const miscounted = (sql: postgres.Sql) => sql`
  select session_id, page_views_count, is_bounce, views from user_sessions
    left join (
      select session_id, count(*) as views from website_analytics
      where event_type = 'page_view' group by session_id
    ) as counted using (session_id)
  where page_views_count is distinct from coalesce(views, 0) or is_bounce is distinct from (coalesce(views, 0) <= 1)`;

/** How often PostgreSQL had to end one of two statements that waited for each other. */
export async function deadlocks(sql: postgres.Sql): Promise<number> {
  const [row] = await sql`
    select deadlocks::int from pg_stat_database where datname = current_database()`;
  return row?.deadlocks ?? 0;
}
