import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { expect, it, onTestFinished, vi } from 'vitest';
import { batchSchema, type SessionBatch, visitRecords } from '@/lib/analytics/batch';
import { recordVisits, storeVisits } from '@/lib/analytics/store-visits';
import { siteDatabase } from '../support/site-database';
import { holdDeadlines, releaseDeadlines } from '../support/slow-time';
import { deadlocks, miscounted } from '../support/stored-visits';
import { batchOf, click, pageView, questionAnswer, visit, visitor } from '../support/visits';

const database = siteDatabase();
const log = vi.spyOn(console, 'error').mockImplementation(() => {});

const rowsOf = async (sessionId: string) => {
  const rows = await database.current.sql`select from website_analytics where session_id = ${sessionId}`;
  return rows.length;
};

/** One that Postgres refuses, as no batch that passed the schema can be. */
function poison() {
  const records = visitRecords(batchOf(visit({ events: [click()] })), visitor(), Date.now());
  return { ...records, events: records.events.map((event) => ({ ...event, scrollDepthPercent: 101 })) };
}

it('refuses data that cannot be stored to its sender alone, of all who share a statement', async () => {
  log.mockClear();
  const visits = Array.from({ length: 60 }, () =>
    visit({ events: [pageView()], journey: [questionAnswer()] }),
  );
  const record = (session: SessionBatch) => recordVisits(batchOf(session), visitor());
  const before = visits.slice(0, 30).map(record);
  const bad = storeVisits(poison());
  const good = await Promise.all([...before, ...visits.slice(30).map(record)]);

  expect(await bad).toEqual({ ok: false, reason: 'rejected', code: '23514' });
  expect(good).toEqual(
    visits.map(({ id }) => ({ ok: true, value: { newSessions: new Set([id]), refused: 0 } })),
  );
  for (const { id } of visits) expect(await rowsOf(id)).toBe(1);
  // Refused with the others first, then alone.
  const refusals = log.mock.calls.flat().filter((line) => line.includes('database_refused_data'));
  expect(refusals).toHaveLength(2);
});

it('stores the good events of a batch with a bad one, and says how many it refused', async () => {
  const session = visit({
    events: Array.from({ length: 7 }, () => pageView()),
    journey: Array.from({ length: 4 }, () => questionAnswer()),
  });
  const records = visitRecords(batchOf(session), visitor(), Date.now());
  const events = records.events.map((event, index) =>
    index === 4 ? { ...event, scrollDepthPercent: 101 } : event,
  );

  expect(await storeVisits({ ...records, events })).toEqual({
    ok: true,
    value: { newSessions: new Set([session.id]), refused: 1 },
  });
  expect(await rowsOf(session.id)).toBe(6);
  expect(
    await database.current.sql`select from ai_journey_analytics where session_id = ${session.id}`,
  ).toHaveLength(4);
  expect(await miscounted(database.current.sql)).toEqual([]);
});

it('takes an id for the same in whichever spelling it comes', async () => {
  const id = uuidv7();
  const view = pageView();
  const spellings = [visit({ id, events: [view] }), visit({ id: id.toUpperCase(), events: [view] })];
  const shouted = visit({ id, events: [{ ...view, id: view.id.toUpperCase() }] });
  const batch = batchSchema.parse(batchOf(...spellings, shouted));

  expect(await recordVisits(batch, visitor())).toMatchObject({
    ok: true,
    value: { newSessions: new Set([id]) },
  });
  expect(await rowsOf(id)).toBe(1);
  expect(await miscounted(database.current.sql)).toEqual([]);
});

it('tells one request alone of a new session, so that its location is asked for once', async () => {
  const session = visit({ events: [pageView()] });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => recordVisits(batchOf({ ...session, events: [click()] }), visitor())),
  );
  const told = answers.filter((answer) => answer.ok && answer.value.newSessions.has(session.id));
  expect(told).toHaveLength(1);
});

/** Resolves once a statement waits for a lock that somebody else holds. */
const someoneWaits = () =>
  vi.waitFor(async () => {
    const waiting = await database.current.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    expect(waiting).toHaveLength(1);
  }, 60_000);

it('is stored all the same when PostgreSQL ends its statement to resolve a deadlock', async () => {
  const session = visit({ events: [pageView()] });
  const view = pageView({ page: '/about' });
  await recordVisits(batchOf(session), visitor());
  const before = await deadlocks(database.current.sql);

  let stored: ReturnType<typeof recordVisits> | undefined;
  const undone = database.current.sql.begin(async (staff) => {
    // Ours asks first, so that ours is the one to be ended.
    await staff`set local deadlock_timeout = '1min'`;
    await staff`select from user_sessions where session_id = ${session.id} for update`;
    stored = recordVisits(batchOf({ ...session, events: [view] }), visitor());
    await someoneWaits();
    await staff`
      insert into website_analytics
        (session_id, id, occurred_at, occurred_on, sequence_number, event_type, page_url, page_title)
      values (${session.id}, ${view.id}, now(), now(), 1, 'click', '/', 'of the staff')`;
    throw new Error('staff change their mind');
  });

  await expect(undone).rejects.toThrow('staff change their mind');
  expect(await stored).toEqual({ ok: true, value: { newSessions: new Set(), refused: 0 } });
  expect(await rowsOf(session.id)).toBe(2);
  expect(await miscounted(database.current.sql)).toEqual([]);
  // The statistics are told at the end of a transaction, at most once a second.
  await vi.waitFor(async () => expect(await deadlocks(database.current.sql)).toBe(before + 1), 60_000);
});

it('serves the others while the row of one session is locked', async () => {
  releaseDeadlines();
  onTestFinished(holdDeadlines);
  const session = visit({ events: [pageView()] });
  await recordVisits(batchOf(session), visitor());

  await database.current.sql.begin(async (staff) => {
    await staff`select from user_sessions where session_id = ${session.id} for update`;
    const waiting = recordVisits(batchOf({ ...session, events: [click()] }), visitor());
    for (let write = 0; write < 8; write += 1) {
      expect(await recordVisits(batchOf(visit({ events: [pageView()] })), visitor())).toMatchObject({
        ok: true,
      });
      await sleep(100);
    }
    expect(await waiting).toMatchObject({ ok: false, reason: 'unavailable' });
  });
  expect(await recordVisits(batchOf({ ...session, events: [click()] }), visitor())).toMatchObject({
    ok: true,
  });
});
