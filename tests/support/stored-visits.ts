import type postgres from 'postgres';
import { v7 as uuidv7 } from 'uuid';
import { observerName } from './database';

type StoredVisit = {
  /** When it arrived; its events arrived then, too, unless `eventsAt` says otherwise. */
  at: Date | string;
  isBot?: boolean;
  events?: number;
  eventsAt?: Date | string;
  steps?: number;
};

/** Stores a visit as if it had arrived then, all of it or nothing. @returns the id of its session */
export async function storeVisit(
  sql: postgres.Sql,
  { at, isBot = false, events = 1, eventsAt = at, steps = 0 }: StoredVisit,
): Promise<string> {
  const id = uuidv7();
  const reasons = isBot ? '{webdriver}' : '{}';
  await sql.begin(async (transaction) => {
    await transaction`
      insert into user_sessions (session_id, created_at, started_at, device_type, screen_resolution, viewport_size,
        page_views_count, total_duration_seconds, is_bounce, updated_at, suspected_bot, bot_reasons)
      values (${id}, ${at}, ${at}, 'desktop', '1440x900', '1440x800', ${events}, 0, ${events <= 1}, ${at}, ${isBot},
        ${reasons}::text[])`;
    await transaction`
      insert into website_analytics (session_id, id, created_at, occurred_at, occurred_on, sequence_number, event_type,
        page_url, page_title)
      select ${id}, gen_random_uuid(), ${eventsAt}, ${eventsAt}, ${eventsAt}, number, 'page_view', '/', 'Transcend AI'
      from generate_series(1, ${events}) as number`;
    await transaction`
      insert into ai_journey_analytics (session_id, id, created_at, occurred_at, occurred_on, sequence_number, journey_id,
        event_type, is_back_navigation, completion_percentage, total_questions, custom_data)
      select ${id}, gen_random_uuid(), ${eventsAt}, ${eventsAt}, ${eventsAt}, ${events} + number, gen_random_uuid(),
        'journey_start', false, 0, 3, '{}'
      from generate_series(1, ${steps}) as number`;
  });
  return id;
}

/** Where a visit is stored: the session, its events and its steps through assessments. */
export const visitTables = ['user_sessions', 'website_analytics', 'ai_journey_analytics'];

/** A table's rows, without what depends on when they were written. */
const content = (sql: postgres.Sql, table: string) =>
  sql`select to_jsonb(t) - '{created_at,updated_at}'::text[] as row from ${sql(table)} t`;

/** Empties the three tables, and keeps their rows for `differences`. */
export async function setVisitsAside(sql: postgres.Sql): Promise<void> {
  for (const table of visitTables) {
    await sql`drop table if exists ${sql(`${table}_aside`)}`;
    await sql`create table ${sql(`${table}_aside`)} as ${content(sql, table)}`;
  }
  await forgetVisits(sql);
}

export const forgetVisits = (sql: postgres.Sql) => sql.unsafe(`truncate ${visitTables.join(', ')}`);

/** Rows that were set aside and are missing now, or the other way round: none where both are the same. */
export async function differences(sql: postgres.Sql) {
  const rows = visitTables.map((table) => {
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

/** Sessions whose counters do not match their rows; there must never be one. */
export const miscounted = (sql: postgres.Sql) => sql`
  select session_id, page_views_count, is_bounce, views from user_sessions
    left join (
      select session_id, count(*) as views from website_analytics
      where event_type = 'page_view' group by session_id
    ) as counted using (session_id)
  where page_views_count is distinct from coalesce(views, 0) or is_bounce is distinct from (coalesce(views, 0) <= 1)`;

/** How often PostgreSQL had to end one of two statements that were waiting for each other. */
export async function deadlocks(sql: postgres.Sql): Promise<number> {
  const [row] = await sql`
    select deadlocks::int from pg_stat_database where datname = current_database()`;
  return row?.deadlocks ?? 0;
}

/** The connections that the site itself has to this database. */
export const connectionsOfSite = (sql: postgres.Sql) => sql`
  select pid from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and application_name <> ${observerName}`;
