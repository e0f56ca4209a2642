import { expect, it } from 'vitest';
import { recordVisits } from '@/lib/analytics/store-visits';
import { fullBatch } from '../support/full-batch';
import { siteDatabase } from '../support/site-database';
import { visitor } from '../support/visits';

const database = siteDatabase();

// The columns of R107, R109 and R112, word for word.
const specified = {
  user_sessions:
    'session_id, user_agent, referrer, device_type, browser_name, browser_version, os_name, os_version, screen_resolution, viewport_size, country, region, city, utm_source, utm_medium, utm_campaign, utm_term, utm_content, page_views_count, session_end, total_duration_seconds, is_bounce, updated_at',
  website_analytics:
    'session_id, event_type, page_url, page_title, previous_page, element_type, element_id, element_class, element_text, form_name, field_name, field_value, scroll_depth_percent, time_on_page_seconds, click_coordinates, error_message, error_stack, custom_properties',
  ai_journey_analytics:
    'session_id, journey_id, event_type, question_number, question_text, answer_selected, answer_options, time_spent_seconds, is_back_navigation, final_recommendation, recommendation_service_path, action_taken, completion_percentage, total_questions, custom_data',
};

/** What we keep besides: keys, times, the marks of machines, and what joins one row to another. */
const ours: Record<string, string[]> = {
  user_sessions: ['created_at', 'started_at', 'assessment_id', 'suspected_bot', 'bot_reasons'],
  website_analytics: ['id', 'view_id', 'created_at', 'occurred_at', 'occurred_on', 'sequence_number'],
  ai_journey_analytics: [
    'id',
    'assessment_id',
    'created_at',
    'occurred_at',
    'occurred_on',
    'sequence_number',
  ],
};

const tables = Object.entries(specified).map(([table, list]) => ({ table, columns: list.split(', ') }));

it.each(tables)(
  '$table has all the columns that are required, and few besides',
  async ({ table, columns }) => {
    const found = await database.current.sql<{ column_name: string }[]>`
    select column_name from information_schema.columns where table_name = ${table}`;
    const names = found.map(({ column_name }) => column_name);
    expect(names.sort()).toEqual([...columns, ...(ours[table] ?? [])].sort());
  },
);

it('fills every one of them from one batch that says everything', async () => {
  const from = visitor({
    device: {
      deviceType: 'mobile',
      browserName: 'Chrome',
      browserVersion: '137.0',
      osName: 'Android',
      osVersion: '15',
    },
    location: { country: 'France', region: 'Île-de-France', city: 'Paris' },
  });
  const batch = fullBatch();
  expect(await recordVisits(batch, from)).toMatchObject({ ok: true });
  for (const { table, columns } of tables) {
    const rows = await database.current.sql`select * from ${database.current.sql(table)}`;
    const joining = (ours[table] ?? []).filter((column) => /view_id|assessment_id/.test(column));
    const empty = [...columns, ...joining].filter((column) => rows.every((row) => row[column] === null));
    expect({ table, empty }).toEqual({ table, empty: [] });
  }
});
