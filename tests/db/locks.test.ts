import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { closeDatabase } from '@/db/client';
import { openTaskClient } from '@/db/connect';
import { erasePerson } from '@/db/erase';
import { migrate, schemaState } from '@/db/migrate';
import { betweenWrites } from '@/db/table-locks';
import { submitAssessment } from '@/lib/assessments/submit-assessment';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { backendSubmission } from '../support/submissions';

let database: TestDatabase;

/** The schema before a migration that takes the table of assessments for itself, 0011. */
const { entries } = JSON.parse(readFileSync('db/migrations/meta/_journal.json', 'utf8'));
const earlierSchema = entries[10].when;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Migrated itself: what a migration sets on a database does not pass through a template.
  database = await createTestDatabase('template0');
  await migrate(database.url, earlierSchema);
  process.env.DATABASE_URL = database.url;
});
afterAll(async () => {
  await closeDatabase();
  await database.drop();
});

const submitFifty = () =>
  Promise.all(Array.from({ length: 50 }, () => submitAssessment(backendSubmission())));

async function connections(): Promise<number> {
  const rows = await database.sql`select from pg_stat_activity where datname = current_database()`;
  return rows.length;
}

it('does not pile up connections on a server whose table is locked for long', async () => {
  await database.sql.begin(async (staff) => {
    await staff`lock table ai_assessments in access exclusive mode`;
    for (let round = 0; round < 3; round += 1) {
      const answers = await submitFifty();
      expect(answers.map(({ stored }) => stored)).toEqual(Array(50).fill('later'));
    }
    await vi.waitFor(async () => expect(await connections()).toBeLessThan(10), 60_000);
  });
  expect(await submitAssessment(backendSubmission())).toMatchObject({ stored: 'stored' });
});

it('keeps its connections, and serves the others, when one row alone is locked', async () => {
  const locked = backendSubmission();
  await submitAssessment(locked);
  const pool = globalThis.databasePool;

  await database.sql.begin(async (staff) => {
    await staff`select from ai_assessments where id = ${locked.id} for update`;
    let isWaiting = true;
    const waiting = submitAssessment(locked).finally(() => {
      isWaiting = false;
    });
    while (isWaiting) {
      expect(await submitAssessment(backendSubmission())).toMatchObject({ stored: 'stored' });
      await sleep(100);
    }
    expect(await waiting).toMatchObject({ stored: 'later' });
  });

  expect(globalThis.databasePool).toBe(pool);
});

async function untilWaiting(statement: string): Promise<void> {
  const isWaiting = async () => {
    const waiting = await database.sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ilike ${`%${statement}%`}`;
    return waiting.length > 0;
  };
  await vi.waitUntil(isWaiting, { timeout: 20_000, interval: 20 });
}

const untilStored = (patience: number) =>
  vi.waitFor(
    async () => expect(await submitAssessment(backendSubmission())).toMatchObject({ stored: 'stored' }),
    patience,
  );

it('stores what visitors send while a migration waits for a table that somebody reads', async () => {
  let migrated = Promise.resolve();
  await database.sql.begin(async (staff) => {
    await staff`select from ai_assessments limit 1`;
    migrated = migrate(database.url);
    await untilWaiting('alter table');
    await untilStored(20_000);
  });
  await migrated;
  expect(await schemaState(database.url)).toBe('same');
});

it('stores what visitors send while an erasure waits for a table that somebody holds', async () => {
  const person = backendSubmission();
  await submitAssessment(person);
  let erased: ReturnType<typeof erasePerson> | undefined;
  await database.sql.begin(async (staff) => {
    await staff`lock table user_sessions in share update exclusive mode`;
    erased = erasePerson(database.url, { assessmentId: person.id }, { isFinal: true });
    await untilWaiting('lock table');
    await untilStored(5000);
  });
  expect((await erased)?.tables).toContainEqual({ table: 'ai_assessments', rows: 1 });
});

it('what PostgreSQL ends to resolve a deadlock begins again, and nothing of it was done', async () => {
  const sql = openTaskClient(database.url);
  let attempts = 0;
  await betweenWrites(sql, async () => {
    attempts += 1;
    await sql`create table half_done ()`;
    if (attempts === 1) await sql.unsafe("do $$ begin raise exception using errcode = '40P01'; end $$");
    return true;
  });
  expect(attempts).toBe(2);
  await sql`drop table half_done`;
  await sql.end();
});
