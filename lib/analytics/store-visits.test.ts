import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import type { VisitRecords } from '@/db/queries/analytics';
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
import { mergeVisits } from './store-visits';

const now = Date.now();
const records = (...sessions: SessionBatch[]): VisitRecords => visitRecords({ sessions }, visitor(), now);

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

it.each(['in order', 'reversed'])('takes the later of an exit told twice: %s', (order) => {
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
