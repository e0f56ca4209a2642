import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { VisitRecords } from '@/db/queries/analytics';
import type { QueryResult } from '@/db/run-query';
import { inRequest } from '@/lib/log';
import {
  click,
  pageExit,
  pageView,
  questionAnswer,
  sessionEnd,
  visit,
  visitor,
} from '@/tests/support/visits';
import { type SessionBatch, visitRecords } from './batch';
import { createVisitStore, mergeVisits } from './store-visits';

const now = Date.now();
const records = (...sessions: SessionBatch[]): VisitRecords => visitRecords({ sessions }, visitor(), now);

const taken = { ok: true, value: new Set<string>() } as const;
const rejected = { ok: false, reason: 'rejected', code: '22P05' } as const;
const away = { ok: false, reason: 'unavailable', code: 'ECONNREFUSED' } as const;

it('leaves what several visitors recorded as it is', () => {
  const visits = [
    records(visit({ events: [pageView(), click()] })),
    records(visit({ events: [pageView()], journey: [questionAnswer()] }), visit()),
  ];
  expect(mergeVisits(visits)).toEqual({
    sessions: visits.flatMap(({ sessions }) => sessions),
    events: visits.flatMap(({ events }) => events),
    journeyEvents: visits.flatMap(({ journeyEvents }) => journeyEvents),
  });
});

it('names each event and each session once, however often it was sent', () => {
  const session = visit({ events: [pageView(), click()], journey: [questionAnswer()] });
  const once = records(session);
  expect(mergeVisits([once, records(session), records(session, session)])).toEqual(once);
});

it('does not take events of two sessions for one, even under the same id', () => {
  const view = pageView();
  const merged = mergeVisits([records(visit({ events: [view] })), records(visit({ events: [view] }))]);
  expect(merged.events).toHaveLength(2);
});

it('takes the later end and the longer duration of a session from whichever part knows it', () => {
  const started = now - 60_000;
  const session = visit({ started });
  const parts = [10_000, 40_000, 20_000].map((after) =>
    records({ ...session, events: [sessionEnd({ at: started + after })] }),
  );
  const [merged] = mergeVisits([records(session), ...parts]).sessions;
  expect(merged).toMatchObject({ sessionEnd: started + 40_000, totalDurationSeconds: 40 });
});

it.each(['in order', 'reversed'])('takes the later of an exit sent twice: %s', (order) => {
  const id = uuidv7();
  const exits = [pageExit({ id, at: now - 5000, visible: 4 }), pageExit({ id, at: now - 1000, visible: 8 })];
  const session = visit({ events: order === 'reversed' ? exits.reverse() : exits });
  expect(mergeVisits([records(session)]).events).toMatchObject([
    { id, occurredAt: now - 1000, timeOnPageSeconds: 8 },
  ]);
});

it.each(['in order', 'reversed'])(
  'does so too where a clock that is ahead makes both of now: %s',
  (order) => {
    const id = uuidv7();
    const exits = [
      pageExit({ id, at: now + 90_000, visible: 4 }),
      pageExit({ id, at: now + 95_000, visible: 8 }),
    ];
    const session = visit({ events: order === 'reversed' ? exits.reverse() : exits });
    expect(mergeVisits([records(session)]).events).toMatchObject([
      { id, occurredAt: now, timeOnPageSeconds: 8 },
    ]);
  },
);

describe('statements that wait for something', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  type Answer = Awaited<ReturnType<Parameters<typeof createVisitStore>[0]>>;

  /** A store whose statements are answered by hand, and the number of events in each that has begun. */
  function heldStore() {
    const answers: ((given?: Answer) => void)[] = [];
    const begun: number[] = [];
    const store = createVisitStore(({ events }) => {
      begun.push(events.length);
      return new Promise<Answer>((resolve) => {
        answers.push((given = { ok: true, value: new Set() }) => resolve(given));
      });
    });
    const request = (events = 1) =>
      store(records(visit({ events: Array.from({ length: events }, () => pageView()) })));
    return { begun, request, answer: (index: number, given?: Answer) => answers[index]?.(given) };
  }

  it('are passed by after 100 ms, and not before', async () => {
    const { begun, request } = heldStore();
    void request();
    void request();
    void request();
    await vi.advanceTimersByTimeAsync(99);
    expect(begun).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual([1, 2]);
  });

  it('hold up nobody once they are answered', async () => {
    const { begun, request, answer } = heldStore();
    void request();
    void request();
    answer(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual([1, 1]);
  });

  it('are four at most: the next begins when one of them is answered', async () => {
    const { begun, request, answer } = heldStore();
    for (let statement = 0; statement < 4; statement++) {
      void request();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(begun).toEqual([1, 1, 1, 1]);
    void request();
    void request();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(begun).toHaveLength(4);
    answer(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual([1, 1, 1, 1, 2]);
  });

  it('that a database which is away refuses, refuse those who wait behind them too', async () => {
    const { begun, request, answer } = heldStore();
    const first = request();
    const waiting = [request(), request()];
    answer(0, away);
    expect(await Promise.all([first, ...waiting])).toEqual([away, away, away]);
    expect(begun).toEqual([1]);
  });

  it('take at most 500 events together, and one request of any size', async () => {
    const { begun, request, answer } = heldStore();
    for (const events of [1, 300, 200, 1, 900, 1]) void request(events);
    for (let statement = 0; statement < 5; statement++) {
      answer(statement);
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(begun).toEqual([1, 500, 1, 900, 1]);
  });
});

it("stores for one request in its name, and for several in nobody's", async () => {
  const names: (string | undefined)[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // A route is loaded by the first request that asks for it.
  vi.resetModules();
  const loading = { requestId: 'loading', route: 'POST /api/events' };
  const loaded = await inRequest(loading, () => import('./store-visits'));
  const store = loaded.createVisitStore(async ({ sessions }) => {
    names.push(globalThis.answeredRequest?.getStore()?.requestId);
    await held;
    return { ok: true, value: new Set(sessions.map(({ sessionId }) => sessionId)) };
  });
  const send = (requestId: string) =>
    inRequest({ requestId, route: 'POST /api/events' }, () =>
      store(records(visit({ events: [pageView()] }))),
    );
  const sent = ['first', 'second', 'third'].map(send);
  letGo();
  await Promise.all(sent);
  await send('alone');
  expect(names).toEqual(['first', undefined, 'alone']);
});

/** A database where each session is new, and which takes none of these events. */
const storeRefusing = (...refused: string[]) =>
  createVisitStore(async ({ sessions, events }) =>
    events.some(({ id }) => refused.includes(id))
      ? rejected
      : { ok: true, value: new Set(sessions.map(({ sessionId }) => sessionId)) },
  );

it('says to one request alone that a session is new, so that its location is looked up once', async () => {
  const store = storeRefusing();
  const session = visit({ events: [pageView()] });
  // The first has a statement of its own; the others share the next.
  const sent = [visit(), session, { ...session, events: [click()] }].map((part) => store(records(part)));
  const stored = await Promise.all(sent);
  expect(stored.map((answer) => answer.ok && answer.value.newSessions.size)).toEqual([1, 1, 0]);
});

it.each([1, 2, 5])('stores the others where the database refuses one event of %d', async (count) => {
  const events = Array.from({ length: count }, () => pageView());
  const stored = await storeRefusing(events.at(-1)?.id ?? '')(records(visit({ events })));
  expect(stored).toMatchObject(
    count === 1 ? { ok: false, reason: 'rejected' } : { ok: true, value: { refused: 1 } },
  );
});

it.each([
  { when: 'at once', before: [rejected] },
  { when: 'after one half', before: [rejected, taken] },
  { when: 'after three quarters', before: [rejected, taken, rejected, taken] },
])(
  'asks a database that goes away $when for none of the other parts, and acknowledges nothing',
  async ({ before }) => {
    const insert = vi.fn(async () => away as QueryResult<Set<string>>);
    for (const answer of before) insert.mockResolvedValueOnce(answer);
    const events = Array.from({ length: 8 }, () => pageView());
    expect(await createVisitStore(insert)(records(visit({ events })))).toEqual(away);
    expect(insert).toHaveBeenCalledTimes(before.length + 1);
  },
);
