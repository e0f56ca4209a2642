import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { closeDatabase } from '@/db/client';
import { pingDatabase } from '@/db/queries/http';
import { type AssessmentSubmission, submitAssessment } from '@/lib/assessments/submit-assessment';
import { type DatabaseProxy, startDatabaseProxy } from '@/scripts/chaos/database-proxy';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { endsWithin, holdDeadlines, releaseDeadlines } from '../support/slow-time';
import { backendSubmission } from '../support/submissions';

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
  // All connections of the pool are open: the hardest case, since none is left to be tried afresh.
  holdDeadlines();
  const warm = await fiftyAtOnce();
  expect(warm.map(({ stored }) => stored)).toEqual(Array(50).fill('stored'));
  releaseDeadlines();
  log.mockClear();
});
afterEach(closeDatabase);
afterAll(async () => {
  await proxy.close();
  await database.drop();
});

async function submit(submission: AssessmentSubmission) {
  const answer = submitAssessment(submission);
  const isInTime = await endsWithin(2500, answer);
  const { stored, recommendation } = await answer;
  return { stored, service: recommendation.recommendedService, isInTime };
}

const fiftyAtOnce = () => Promise.all(Array.from({ length: 50 }, () => submit(backendSubmission())));

const logged = () => log.mock.calls.flat().map((line) => JSON.parse(line));

/** Tries again and again. Only the pauses count: how long a try takes is the machine's affair. */
async function expectWriteWithin(milliseconds: number) {
  const submission = backendSubmission();
  for (let waited = 0; (await submitAssessment(submission)).stored !== 'stored'; waited += 10) {
    expect(waited).toBeLessThan(milliseconds);
    await sleep(10);
  }
  expect(await database.sql`select from ai_assessments where id = ${submission.id}`).toHaveLength(1);
}

/** What happens to the network; each must leave the site as quick and as quiet. */
const outages: [name: string, begin: () => void | Promise<void>][] = [
  ['that accepts and never answers, with connections open', () => proxy.hang()],
  [
    'that accepts and never answers, from the first connection on',
    async () => {
      await closeDatabase();
      proxy.hang();
    },
  ],
  ['that refuses connections', () => proxy.refuse()],
  ['whose balancer accepts and closes', () => proxy.slam()],
];

describe.each(outages)('a database %s', (_name, begin) => {
  it('keeps none of 50 visitors from a recommendation within 2.5 s', async () => {
    await begin();
    const answers = await fiftyAtOnce();

    expect(answers.map(({ stored }) => stored)).toEqual(Array(50).fill('later'));
    expect(new Set(answers.map(({ service }) => service))).toEqual(new Set(['FULL Backend Optimization']));
    expect(answers.map(({ isInTime }) => isInTime)).toEqual(Array(50).fill(true));
  });

  it('is written to again within 3 s of its return', async () => {
    await begin();
    await fiftyAtOnce();
    await proxy.heal();
    await expectWriteWithin(3000);
  });

  it('is logged once when it goes and once when it is back, without a word of the visitors', async () => {
    await begin();
    await fiftyAtOnce();
    await fiftyAtOnce();
    await proxy.heal();
    await expectWriteWithin(3000);

    expect(logged()).toMatchObject([
      { event: 'database_away', code: expect.stringMatching(/^[A-Z_]+$/) },
      { event: 'database_back' },
    ]);
    expect(log.mock.calls.flat().join('\n')).not.toMatch(/Test Visitor|daily operations|postgres:/);
  });

  it('is down for a health check, within 1.5 s, and up again afterwards', async () => {
    expect(await pingDatabase()).toBe('up');
    await begin();
    const health = pingDatabase();
    expect(await endsWithin(1500, health)).toBe(true);
    expect(await health).toBe('down');

    await proxy.heal();
    await vi.waitFor(async () => expect(await pingDatabase()).toBe('up'), 60_000);
  });
});

it.each(['refuse', 'slam'] as const)('is asked ever more seldom while it is away (%s)', async (outage) => {
  await proxy[outage]();
  const before = proxy.attempts();
  // The time of attempts: three seconds, however long the machine takes for them.
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  for (let question = 0; question < 300; question += 1, now += 10) expect(await pingDatabase()).toBe('down');
  expect(proxy.attempts() - before).toBeLessThan(30);
});

it('writes at once when the connections were cut between two visits', async () => {
  await proxy.refuse();
  await proxy.heal();
  await expectWriteWithin(1000);
});

it('gives up the connections of a hanging database once, not once for each visitor', async () => {
  proxy.hang();
  const hanging = globalThis.databasePool;
  await fiftyAtOnce();
  expect(globalThis.databasePool).not.toBe(hanging);
  await proxy.heal();

  await expectWriteWithin(3000);
  const healed = globalThis.databasePool;
  await fiftyAtOnce();
  expect(globalThis.databasePool).toBe(healed);
});
