import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase } from '@/db/client';
import type { Batch } from '@/lib/analytics/batch';
import { recordVisits } from '@/lib/analytics/store-visits';
import { failingDatabase } from '../support/failing-database';
import { endsWithin } from '../support/slow-time';
import { batchOf, click, pageView, visit, visitor } from '../support/visits';

const site = failingDatabase();

beforeEach(async () => {
  await site.network.heal();
  await vi.waitFor(
    async () => expect(await recordVisits(someone(), visitor())).toMatchObject({ ok: true }),
    60_000,
  );
  site.log.mockClear();
});
afterEach(closeDatabase);

const someone = (): Batch => batchOf(visit({ events: [pageView(), click()] }));

async function record(batch: Batch) {
  const answer = recordVisits(batch, visitor());
  return { isInTime: await endsWithin(2500, answer), answer: await answer };
}

describe.each(['hang', 'refuse'] as const)('with a database that does not answer (%s)', (outage) => {
  it('tells 50 who wait so within 2.5 s, logs it once, and stores each once when they come again', async () => {
    const batches = Array.from({ length: 50 }, someone);
    await site.network[outage]();
    const answers = await Promise.all(batches.map(record));

    for (const answer of answers)
      expect(answer).toMatchObject({ isInTime: true, answer: { ok: false, reason: 'unavailable' } });
    expect(site.log.mock.calls.flat().map((line) => JSON.parse(line))).toMatchObject([
      { event: 'database_away' },
    ]);

    await site.network.heal();
    for (const batch of batches) {
      await vi.waitFor(
        async () => expect(await recordVisits(batch, visitor())).toMatchObject({ ok: true }),
        60_000,
      );
    }
    const ids = batches.flatMap(({ sessions }) => sessions.map(({ id }) => id));
    const rows = await site.database.sql`
      select page_views_count from user_sessions where session_id in ${site.database.sql(ids)}`;
    expect(rows).toEqual(Array(50).fill({ page_views_count: 1 }));
  });
});

it('keeps those who come one after another waiting no longer either', async () => {
  await site.network.hang();
  const answers = Array.from({ length: 5 }, async (_, index) => {
    await new Promise((resolve) => setTimeout(resolve, index * 400));
    return record(someone());
  });
  for (const { isInTime } of await Promise.all(answers)) expect(isInTime).toBe(true);
});
