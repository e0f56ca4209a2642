import type postgres from 'postgres';
import { v7 as uuidv7 } from 'uuid';

type StoredVisit = {
  /** When it arrived, unless the events say otherwise. */
  at: Date | string;
  isBot?: boolean;
  events?: number;
  eventsAt?: Date | string;
  steps?: number;
};

/** Puts a visit into the tables as if it had arrived then. Answers with its session's id. */
export async function storeVisit(
  sql: postgres.Sql,
  { at, isBot = false, events = 1, eventsAt = at, steps = 0 }: StoredVisit,
): Promise<string> {
  const id = uuidv7();
  const reasons = isBot ? '{webdriver}' : '{}';
  await sql`
    insert into user_sessions (session_id, created_at, started_at, device_type, screen_resolution, viewport_size,
      page_views_count, total_duration_seconds, is_bounce, updated_at, suspected_bot, bot_reasons)
    values (${id}, ${at}, ${at}, 'desktop', '1440x900', '1440x800', ${events}, 0, ${events <= 1}, ${at}, ${isBot},
      ${reasons}::text[])`;
  await sql`
    insert into website_analytics (session_id, id, created_at, occurred_at, occurred_on, sequence_number, event_type,
      page_url, page_title)
    select ${id}, gen_random_uuid(), ${eventsAt}, ${eventsAt}, ${eventsAt}, number, 'page_view', '/', 'Transcend AI'
    from generate_series(1, ${events}) as number`;
  await sql`
    insert into ai_journey_analytics (session_id, id, created_at, occurred_at, occurred_on, sequence_number, journey_id,
      event_type, is_back_navigation, completion_percentage, total_questions, custom_data)
    select ${id}, gen_random_uuid(), ${eventsAt}, ${eventsAt}, ${eventsAt}, ${events} + number, gen_random_uuid(),
      'journey_start', false, 0, 3, '{}'
    from generate_series(1, ${steps}) as number`;
  return id;
}
