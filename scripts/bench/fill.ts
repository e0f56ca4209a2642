import type postgres from 'postgres';

const SESSIONS = 100_000;
const EVENTS_EACH = 20;

/** A year of sessions whose ids were made when they began, as browsers make them. */
const sessions = `
  insert into user_sessions (session_id, created_at, started_at, user_agent, referrer, device_type, browser_name,
    browser_version, os_name, screen_resolution, viewport_size, page_views_count, total_duration_seconds, is_bounce,
    session_end, updated_at, suspected_bot, bot_reasons)
  select uuidv7(age), now() + age, now() + age, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36',
    'https://www.example.com/', 'desktop', 'Chrome', '140.0.0.0', 'Windows', '1440x900', '1440x800', 3, 190, false,
    now() + age, now() + age, false, '{}'
  from generate_series(1, ${SESSIONS}) as number, lateral (select (number - ${SESSIONS + 1}) * interval '5 minutes') as t(age)`;

const events = `
  insert into website_analytics (session_id, id, created_at, occurred_at, occurred_on, sequence_number, event_type,
    page_url, page_title, element_type, element_class, element_text, click_coordinates)
  select session_id, uuidv7(moment - now()), moment, moment, (moment at time zone 'UTC')::date, number,
    case number % 3 when 0 then 'click' when 1 then 'page_view' else 'page_exit' end, '/services/ai-agents',
    'AI Agents · Transcend AI', 'button', 'rounded-full px-6 py-3', 'Book a call', '{"x": 512, "y": 340}'
  from user_sessions, generate_series(1, ${EVENTS_EACH}) as number,
    lateral (select created_at + number * interval '10 seconds') as t(moment)
  order by created_at, number`;

/** Two million events and their sessions, in the order in which they would have arrived. @returns how many */
export async function fill(sql: postgres.Sql): Promise<number> {
  await sql.unsafe(sessions);
  const { count } = await sql.unsafe(events);
  // As the tables of a site that has run for a year are, and so that none of this goes on while the time counts.
  for (const table of ['user_sessions', 'website_analytics']) await sql.unsafe(`vacuum (analyze) ${table}`);
  await sql.unsafe('checkpoint');
  return count;
}

export const empty = (sql: postgres.Sql) =>
  sql.unsafe('truncate user_sessions, website_analytics, ai_journey_analytics, write_limits');
