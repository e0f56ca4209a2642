import type postgres from 'postgres';

/** All rows of the three tables, in an order of their own, without what depends on when they were written. */
export async function storedVisits(sql: postgres.Sql) {
  return {
    sessions: await sql`
      select to_jsonb(t) - '{created_at,updated_at}'::text[] as row from user_sessions t order by session_id`,
    events: await sql`
      select to_jsonb(t) - 'created_at' as row from website_analytics t order by session_id, id`,
    steps: await sql`
      select to_jsonb(t) - 'created_at' as row from ai_journey_analytics t order by session_id, id`,
  };
}

export const forgetVisits = (sql: postgres.Sql) =>
  sql`truncate user_sessions, website_analytics, ai_journey_analytics`;

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
