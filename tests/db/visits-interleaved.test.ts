import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { expect, it, vi } from 'vitest';
import { closeDatabase } from '@/db/client';
import { insertVisits, updateLocation } from '@/db/queries/analytics';
import { type Batch, type SessionBatch, visitRecords } from '@/lib/analytics/batch';
import { mergeVisits, recordVisits } from '@/lib/analytics/store-visits';
import type { WebsiteEvent } from '@/lib/analytics/website-events';
import { siteDatabase } from '../support/site-database';
import {
  connectionsOfSite,
  deadlocks,
  differences,
  forgetVisits,
  miscounted,
  setVisitsAside,
} from '../support/stored-visits';
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

/** One thing that happened in a session; an exit may be sent several times, each time later. */
type Part = Pick<SessionBatch, 'events' | 'journey'>;

const started = Date.now() - 600_000;
const exitId = uuidv7();
const endId = uuidv7();

const part = fc.oneof<fc.Arbitrary<Part>[]>(
  ...[
    () => [pageView({ at: started + 1000 })],
    () => [click({ at: started + 2000 })],
    (times: number): WebsiteEvent[] => [pageExit({ id: exitId, at: started + times * 5000, visible: times })],
    (times: number): WebsiteEvent[] => [sessionEnd({ id: endId, at: started + times * 5000 })],
  ].map((make) => fc.nat({ max: 9 }).map((times) => ({ events: make(times), journey: [] }))),
  fc.constant(null).map(() => ({ events: [], journey: [questionAnswer({ at: started + 3000 })] })),
);

/** Sessions with what happened in each, and batches: which parts of which sessions, in which order, by which way. */
const plan = fc
  .array(fc.array(part, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 })
  .chain((parts) => {
    const all = parts.flatMap((ofSession, session) => ofSession.map((_, index) => ({ session, index })));
    const batch = fc.record({
      parts: fc.array(fc.constantFrom(...all), { minLength: 1, maxLength: 8 }),
      isAlone: fc.boolean(),
    });
    return fc.record({
      parts: fc.constant(parts),
      batches: fc.array(batch, { minLength: 1, maxLength: 10 }),
      all: fc.constant(all),
    });
  });

type Picked = { session: number; index: number }[];

/** Through the queue of this process, or past it as another process would. */
const send = (batch: Batch, isAlone: boolean) =>
  isAlone
    ? insertVisits(mergeVisits([visitRecords(batch, visitor(), Date.now())]))
    : recordVisits(batch, visitor());

it('leaves the same rows and counters however the same events are cut, repeated, mixed and sent at once', async () => {
  await fc.assert(
    fc.asyncProperty(plan, async ({ parts, batches, all }) => {
      const sessions = parts.map(() => visit({ started }));
      const batchOfParts = (picked: Picked) =>
        batchOf(
          ...picked.map(({ session, index }) => ({
            ...visit(),
            ...sessions[session],
            ...parts[session]?.[index],
          })),
        );
      await forgetVisits(database.current.sql);
      await send(batchOfParts(all), false);
      await setVisitsAside(database.current.sql);

      const sent = batches.map(({ parts: picked, isAlone }) => send(batchOfParts(picked), isAlone));
      // What no batch happened to carry comes last, with much that has been sent already.
      const answers = await Promise.all([...sent, send(batchOfParts(all), true)]);

      expect(answers.filter(({ ok }) => !ok)).toEqual([]);
      expect(await differences(database.current.sql)).toEqual([]);
      expect(await miscounted(database.current.sql)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it('never makes two statements wait for each other, of many that share sessions and rows', async () => {
  const sessions = Array.from({ length: 8 }, () =>
    visit({ events: [pageView(), click(), pageView()], journey: [questionAnswer()] }),
  );
  const before = await deadlocks(database.current.sql);
  for (let round = 0; round < 40; round += 1) {
    const turned = [...sessions.slice(round % 8), ...sessions.slice(0, round % 8)];
    const batches = [turned, turned.toReversed(), turned.slice(0, 4), turned.slice(4)];
    const ids = turned.map(({ id }) => id);
    const answers = await Promise.all([
      ...batches.map((part) =>
        send(batchOf(...part.map((session) => ({ ...session, events: [...session.events, click()] }))), true),
      ),
      updateLocation(ids, { city: `Paris ${round}` }),
      updateLocation(ids.toReversed(), { city: `Lyon ${round}` }),
    ]);
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
  }
  expect(await miscounted(database.current.sql)).toEqual([]);
  // A connection tells its statistics at the latest when it ends.
  await closeDatabase();
  await vi.waitFor(async () => expect(await connectionsOfSite(database.current.sql)).toEqual([]), 60_000);
  expect(await deadlocks(database.current.sql)).toBe(before);
});
