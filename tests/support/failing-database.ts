import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { closeDatabase } from '@/db/client';
import { type AssessmentSubmission, submitAssessment } from '@/lib/assessments/submit-assessment';
import { type DatabaseProxy, startDatabaseProxy } from '@/scripts/chaos/database-proxy';
import { createTestDatabase, type TestDatabase } from './database';
import { endsWithin, holdDeadlines, releaseDeadlines } from './slow-time';
import { backendSubmission } from './submissions';

export type FailingDatabase = { database: TestDatabase; network: DatabaseProxy; log: MockInstance };

/**
 * Gives a test file a database behind a network that can fail, and keeps the log of the site's own client off the
 * terminal. The result can only be read inside tests.
 */
export function failingDatabase(): FailingDatabase {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const parts: Partial<FailingDatabase> = { log };
  beforeAll(async () => {
    parts.database = await createTestDatabase();
    parts.network = await startDatabaseProxy(parts.database.url);
    process.env.DATABASE_URL = parts.network.url;
  });
  afterAll(async () => {
    await closeDatabase();
    await parts.network?.close();
    await parts.database?.drop();
  });
  return parts as FailingDatabase;
}

async function submit(submission: AssessmentSubmission) {
  const answer = submitAssessment(submission);
  const isInTime = await endsWithin(2500, answer);
  const { stored, recommendation } = await answer;
  return { stored, service: recommendation.recommendedService, isInTime };
}

export const fiftyAtOnce = () => Promise.all(Array.from({ length: 50 }, () => submit(backendSubmission())));

/** The same, but each test begins with every connection of the pool open: the hardest case, as none can be opened anew. */
export function failingConnectedDatabase(): FailingDatabase {
  const site = failingDatabase();
  beforeEach(async () => {
    await site.network.heal();
    holdDeadlines();
    const warm = await fiftyAtOnce();
    expect(warm.map(({ stored }) => stored)).toEqual(Array(50).fill('stored'));
    releaseDeadlines();
    site.log.mockClear();
  });
  afterEach(closeDatabase);
  return site;
}

/** Tries again and again. Only the pauses count: how long an attempt takes depends on the machine. */
export async function expectWriteWithin(milliseconds: number, { sql }: TestDatabase): Promise<void> {
  const submission = backendSubmission();
  for (let waited = 0; (await submitAssessment(submission)).stored !== 'stored'; waited += 10) {
    expect(waited).toBeLessThan(milliseconds);
    await sleep(10);
  }
  expect(await sql`select from ai_assessments where id = ${submission.id}`).toHaveLength(1);
}
