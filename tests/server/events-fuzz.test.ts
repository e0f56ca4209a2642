import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyBody, anyHeaders } from '../fixtures/arbitrary-batches';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { eventCount, miscounted } from '../support/stored-visits';
import { browserHeaders, postBody } from './send';
import { type Site, startSite } from './site';

let site: Site;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  site = await startSite({ RATE_LIMIT: 'off', DATABASE_URL: database.url });
});
afterAll(async () => {
  await site.stop();
  await database.drop();
});

const atOnce = 25;

type Request = [body: string | Uint8Array, extra: object];

/** A 503 says that the same will be taken later; a busy machine may say it, but not for ever. */
async function statusOf([body, extra]: Request, attempts = 3): Promise<number> {
  const { status = 0 } = await postBody(site, body, { ...browserHeaders(site), ...extra });
  return status === 503 && attempts > 1 ? statusOf([body, extra], attempts - 1) : status;
}

it('answers 5,500 bodies of every kind without an error of ours, and stores nothing that is wrong', async () => {
  const seed = Date.now();
  const requests = fc.sample(fc.tuple(anyBody, anyHeaders), { numRuns: 5500, seed });
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < requests.length; sent += atOnce) {
    const some = requests.slice(sent, sent + atOnce);
    const answers = await Promise.all(some.map((request) => statusOf(request)));
    for (const [index, status] of answers.entries()) {
      const what = JSON.stringify(some[index]).slice(0, 2000);
      expect([200, 204, 400, 415], `seed ${seed}, ${what}\n${site.log()}`).toContain(status);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }

  // Else little of it would have come to the database.
  expect(statuses.get(204)).toBeGreaterThan(500);
  expect(await eventCount(database.sql)).toBeGreaterThan(5000);
  expect(await miscounted(database.sql)).toEqual([]);
  // What the schema lets through, the tables take: nothing is left for a constraint to refuse.
  expect(site.log()).not.toMatch(/database_refused_data|Error/);
});
