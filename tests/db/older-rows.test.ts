import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import { v7 as uuidv7 } from 'uuid';
import { expect, it, onTestFinished } from 'vitest';
import { openClient } from '@/db/connect';
import { migrate } from '@/db/migrate';
import { createTestDatabase, type TestDatabase } from '../support/database';

const migrations = fileURLToPath(new URL('../../db/migrations', import.meta.url));

/** A database as it was before this migration, and the ones after it. */
async function createOlderDatabase(tag: string): Promise<TestDatabase> {
  const database = await createTestDatabase('template0');
  const folder = mkdtempSync(path.join(tmpdir(), 'site-older-'));
  cpSync(migrations, folder, { recursive: true });
  const journal = path.join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  const older = entries.slice(
    0,
    entries.findIndex((entry: { tag: string }) => entry.tag === tag),
  );
  expect(older.length).toBeGreaterThan(0);
  writeFileSync(journal, JSON.stringify({ ...rest, entries: older }));
  // A client of its own: Drizzle makes one read dates as texts.
  const client = openClient(database.url, { max: 1 });
  await applyMigrations(drizzle(client), { migrationsFolder: folder });
  await client.end();
  rmSync(folder, { recursive: true });
  onTestFinished(() => database.drop());
  return database;
}

const arrived = new Date('2026-05-04T12:00:00.250Z');
const hour = 3_600_000;

/** An id made so many milliseconds before its row arrived. */
const madeBefore = (milliseconds: number) => uuidv7({ msecs: arrived.getTime() - milliseconds });

it('dates the press of older assessments by their ids, and keeps what else is stored', async () => {
  const database = await createOlderDatabase('0006_record_the_thread');
  const { sql } = database;
  const assessments = [
    { id: madeBefore(1234), pressed: 1234 },
    { id: madeBefore(3 * 24 * hour), pressed: 3 * 24 * hour },
    { id: madeBefore(1000 * 24 * hour), pressed: 7 * 24 * hour },
    { id: uuidv7({ msecs: 0 }), pressed: 7 * 24 * hour },
    { id: madeBefore(-hour), pressed: 0 },
  ];
  for (const { id } of assessments) {
    await sql`insert into ai_assessments (id, created_at, assessment_type, name, q1_typed, q2_answer, q3_answer,
        user_intent, recommended_service, service_path, is_rotation, rotation_services, needs_clarification, rule_id, turn)
      values (${id}, ${arrived}, 'backend', 'Ada', 'Support tickets', '$200–1,500', 'Integrate', 'Support',
        'AI Agents', '/services/ai-agents', false, '{}', false, 'support-200-integrate', 0)`;
  }
  const [session, view, step, application] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  await sql`insert into website_analytics
      (id, session_id, sequence_number, occurred_at, occurred_on, event_type, page_url, page_title)
    values (${view}, ${session}, 1, ${arrived}, '2026-05-04', 'page_view', '/', 'Home')`;
  await sql`insert into ai_journey_analytics
      (id, session_id, sequence_number, occurred_at, occurred_on, journey_id, event_type, total_questions,
        completion_percentage, is_back_navigation, custom_data)
    values (${step}, ${session}, 2, ${arrived}, '2026-05-04', ${uuidv7()}, 'journey_start', 3, 0, false,
      '{"assessment_type": "backend"}')`;
  await sql`insert into career_applications (id, first_name, last_name, phone_number, email, position, experiences,
      about_yourself, suspected_bot, bot_reasons)
    values (${application}, 'Grace', 'Hopper', '555 0100', 'grace@example.com', 'sales-representative', '[]',
      'I sell.', false, '{}')`;
  await sql`insert into lead_deliveries (channel, application_id, state, attempts, settled_at)
    values ('email', ${application}, 'delivered', 1, ${arrived})`;

  await migrate(database.url);

  const stored = await sql`select id, pressed_at, created_at, suspected_bot, bot_reasons from ai_assessments`;
  expect(new Set(stored)).toEqual(
    new Set(
      assessments.map(({ id, pressed }) => ({
        id,
        pressed_at: new Date(arrived.getTime() - pressed),
        created_at: arrived,
        suspected_bot: false,
        bot_reasons: [],
      })),
    ),
  );
  expect(await sql`select id, view_id from website_analytics`).toEqual([{ id: view, view_id: null }]);
  expect(await sql`select id, assessment_id from ai_journey_analytics`).toEqual([
    { id: step, assessment_id: null },
  ]);
  expect(await sql`select id, first_name, corrected_at from career_applications`).toEqual([
    { id: application, first_name: 'Grace', corrected_at: null },
  ]);
  expect(await sql`select application_id, state, is_correction from lead_deliveries`).toEqual([
    { application_id: application, state: 'delivered', is_correction: false },
  ]);
});

it('keeps the labels that answers had in any earlier version', async () => {
  const { sql, url } = await createOlderDatabase('0009_keep_labels_of_every_version');
  const id = uuidv7();
  await sql`alter table ai_assessments drop constraint ai_assessments_answers`;
  await sql`insert into ai_assessments (id, pressed_at, assessment_type, name, q1_typed, q2_answer, q3_answer,
      user_intent, recommended_service, service_path, is_rotation, rotation_services, needs_clarification, rule_id, turn,
      suspected_bot, bot_reasons)
    values (${id}, ${arrived}, 'backend', 'Ada', 'Support tickets', ${'Under $1,500 '.repeat(10)}, 'Integrate', 'Support',
      'AI Agents', '/services/ai-agents', false, '{}', false, 'support-200-integrate', 0, false, '{}')`;
  await sql`alter table ai_assessments add constraint ai_assessments_answers check (true)`;

  await migrate(url);

  expect(await sql`select q2_answer from ai_assessments where id = ${id}`).toEqual([
    { q2_answer: 'Under $1,500 '.repeat(10) },
  ]);
});
