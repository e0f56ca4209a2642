import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { closeDatabase } from '@/db/client';
import {
  reportWaitingAssessments,
  storeAssessmentLater,
  submitAssessment,
} from '@/lib/assessments/submit-assessment';
import { type DatabaseProxy, startDatabaseProxy } from '@/scripts/chaos/database-proxy';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { deliveriesOf } from '../support/leads';
import { incomeSubmission } from '../support/submissions';

process.env.LEAD_WEBHOOK_URL = 'https://leads.example.com/hook';
process.env.LEAD_WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

let database: TestDatabase;
let proxy: DatabaseProxy;
const log = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startDatabaseProxy(database.url);
  process.env.DATABASE_URL = proxy.url;
});
beforeEach(async () => {
  await proxy.heal();
  log.mockClear();
});
afterAll(async () => {
  await closeDatabase();
  await proxy.close();
  await database.drop();
});

/** As a visitor without JavaScript who meets a database that is away. */
async function submitDuringOutage() {
  proxy.slam();
  const submission = incomeSubmission({ name: 'Somebody' });
  const { stored, record } = await submitAssessment(submission);
  expect(stored).toBe('later');
  return { submission, record };
}

const rowsOf = (id: string) => database.sql`select name from ai_assessments where id = ${id}`;

it('stores an assessment once the database is back, and has staff told of it', async () => {
  const { submission, record } = await submitDuringOutage();

  const later = storeAssessmentLater(record);
  const attempts = proxy.attempts();
  await vi.waitUntil(() => proxy.attempts() > attempts, 60_000);
  expect(await rowsOf(submission.id)).toEqual([]);
  await proxy.heal();
  await later;

  expect(await rowsOf(submission.id)).toEqual([{ name: 'Somebody' }]);
  expect(await deliveriesOf(database.sql, submission.id)).toMatchObject([{ channel: 'webhook' }]);
  expect(log.mock.calls.flat().join()).not.toContain('assessment_lost');
});

it('logs the loss, and nothing of what is lost, when the database stays away', async () => {
  const { submission, record } = await submitDuringOutage();

  await storeAssessmentLater(record, 2500);

  const lines = log.mock.calls.flat();
  expect(lines.filter((line) => line.includes('"event":"assessment_lost"'))).toHaveLength(1);
  expect(lines.join()).not.toMatch(/Somebody|referrals/);
  await proxy.heal();
  expect(await rowsOf(submission.id)).toEqual([]);
});

it('is counted as lost when the process ends while it waits, and no more once it is stored', async () => {
  const { record } = await submitDuringOutage();
  const later = storeAssessmentLater(record);
  log.mockClear();
  reportWaitingAssessments();
  expect(log.mock.calls.flat().map((line) => JSON.parse(line))).toMatchObject([
    { event: 'assessment_lost', count: 1 },
  ]);

  await proxy.heal();
  await later;
  log.mockClear();
  reportWaitingAssessments();
  expect(log).not.toHaveBeenCalled();
});
