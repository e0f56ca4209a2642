import { v7 as uuidv7 } from 'uuid';
import { expect, it, vi } from 'vitest';
import { seededRandom } from '@/components/ui/star-chart/seeded-random';
import type { Batch, SessionBatch } from '@/lib/analytics/batch';
import { siteDatabase } from '../support/site-database';
import { differences, eventCount, miscounted, setVisitsAside } from '../support/stored-visits';
import {
  batchOf,
  click,
  pageExit,
  pageView,
  questionAnswer,
  sessionEnd,
  visit,
  visitor,
} from '../support/visits';

const database = siteDatabase();
vi.spyOn(console, 'error').mockImplementation(() => {});

const sessionCount = 2000;
const batchCount = 10_000;
const copies = 3;
const inFlight = 100;

/** `recordVisits` as a process of its own has it, with its own queue. */
async function instance() {
  vi.resetModules();
  return (await import('@/lib/analytics/store-visits')).recordVisits;
}

/** Sends a batch until it is acknowledged, as a page does. */
type Send = (batch: Batch) => Promise<void>;

const sender =
  (recordVisits: Awaited<ReturnType<typeof instance>>): Send =>
  async (batch) => {
    while (!(await recordVisits(batch, visitor())).ok);
  };

/** Sends everything, so many at a time. */
async function sendAll(batches: Batch[], senders: Send[]): Promise<void> {
  const queue = batches.values();
  const worker = async (send: Send) => {
    for (const batch of queue) await send(batch);
  };
  const workers = senders.flatMap((send) =>
    Array.from({ length: inFlight / senders.length }, () => worker(send)),
  );
  await Promise.all(workers);
}

const started = Date.now() - 3_600_000;

/** A visit of three pages and two questions, and an exit that is told twice. */
function everything(): SessionBatch {
  const exit = { at: started + 4000, visible: 4, id: uuidv7() };
  return visit({
    started,
    events: [
      ...[0, 10_000, 20_000].map((after) => pageView({ at: started + after })),
      ...[1000, 2000].map((after) => click({ at: started + after })),
      pageExit(exit),
      pageExit({ ...exit, at: started + 9000, visible: 8 }),
      sessionEnd({ at: started + 30_000 }),
    ],
    journey: [questionAnswer({ at: started + 12_000 }), questionAnswer({ at: started + 15_000 })],
  });
}

const random = seededRandom('exactly once');

/** A copy in another order (Fisher and Yates). */
function shuffled<Item>(items: readonly Item[]): Item[] {
  const result = [...items];
  for (let end = result.length; end > 1; end -= 1) {
    const from = Math.floor(random() * end);
    const [taken] = result.splice(from, 1, ...result.slice(end - 1, end));
    if (taken !== undefined) result[end - 1] = taken;
  }
  return result;
}

const some = <Item>(items: Item[], least: number): Item[] =>
  shuffled(items).slice(0, least + Math.floor(random() * 2));

const pieceOf = (session: SessionBatch): SessionBatch => ({
  ...session,
  events: some(session.events, 1),
  journey: some(session.journey, 0),
});

/** Each event at least once, most of them in several batches, often with those of other sessions. */
function overlapping(sessions: SessionBatch[]): Batch[] {
  const whole = sessions.map((session) => batchOf(session));
  const pieces = Array.from({ length: batchCount - whole.length }, () => {
    const from = Math.floor(random() * sessions.length);
    return batchOf(...sessions.slice(from, from + 1 + Math.floor(random() * 3)).map(pieceOf));
  });
  return [...whole, ...pieces];
}

it('stores 10,000 batches, each sent three times, at once and in any order, as if each event had come once', async () => {
  const sessions = Array.from({ length: sessionCount }, everything);
  const one = sender(await instance());
  const other = sender(await instance());

  await sendAll(
    sessions.map((session) => batchOf(session)),
    [one],
  );
  expect(await eventCount(database.current.sql)).toBe(sessionCount * 9);
  await setVisitsAside(database.current.sql);

  const batches = overlapping(sessions);
  expect(batches).toHaveLength(batchCount);
  const deliveries = shuffled(Array.from({ length: copies }, () => batches).flat());
  await sendAll(deliveries, [one, other]);

  expect(await differences(database.current.sql)).toEqual([]);
  expect(await miscounted(database.current.sql)).toEqual([]);
});
