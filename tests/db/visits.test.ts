import { expect, it } from 'vitest';
import type { Batch } from '@/lib/analytics/batch';
import { recordVisits } from '@/lib/analytics/store-visits';
import { siteDatabase } from '../support/site-database';
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
const record = (batch: Batch) => recordVisits(batch, visitor());

const sessionRow = async (id: string) =>
  (await database.current.sql`select * from user_sessions where session_id = ${id}`)[0];
const eventRows = (id: string) =>
  database.current.sql`select * from website_analytics where session_id = ${id} order by sequence_number, id`;

it('counts the pages of a visit, and what it lasted, from what was really stored', async () => {
  const started = Date.now() - 60_000;
  const first = visit({
    started,
    events: [pageView({ seq: 1, at: started }), click({ at: started + 5000 })],
  });
  const next = {
    ...first,
    events: [
      pageView({ seq: 3, at: started + 9000, page: '/about', previous: '/' }),
      sessionEnd({ seq: 4, at: started + 30_000 }),
    ],
  };

  expect(await record(batchOf(first))).toEqual({
    ok: true,
    value: { newSessions: new Set([first.id]), refused: 0 },
  });
  expect(await sessionRow(first.id)).toMatchObject({
    page_views_count: 1,
    is_bounce: true,
    session_end: null,
  });
  // By this sums by day know that a visit went on.
  await database.current
    .sql`update user_sessions set updated_at = now() - interval '1 day' where session_id = ${first.id}`;
  expect(await record(batchOf(next))).toEqual({ ok: true, value: { newSessions: new Set(), refused: 0 } });
  expect((await sessionRow(first.id))?.updated_at.getTime()).toBeGreaterThan(started);
  await record(batchOf(first));

  expect(await sessionRow(first.id)).toMatchObject({
    page_views_count: 2,
    is_bounce: false,
    session_end: new Date(started + 30_000),
    total_duration_seconds: 30,
    started_at: new Date(started),
  });
  expect(await eventRows(first.id)).toHaveLength(4);
});

it('keeps the later of an exit sent twice, in whichever order it arrives', async () => {
  const at = Date.now() - 10_000;
  const session = visit({ started: at - 1000 });
  const early = pageExit({ at, visible: 4 });
  const late = { ...early, at: at + 5000, visible: 9 };

  for (const exit of [early, late, early]) await record(batchOf({ ...session, events: [exit] }));
  await record(batchOf({ ...session, events: [early, late] }));

  expect(await eventRows(session.id)).toMatchObject([
    { occurred_at: new Date(at + 5000), time_on_page_seconds: 9 },
  ]);
});

it('does so for a browser whose clock is ahead, where only the seconds say which is later', async () => {
  const ahead = Date.now() + 300_000;
  const session = visit({ started: ahead - 1000 });
  const early = pageExit({ at: ahead, visible: 4 });
  const late = { ...early, at: ahead + 5000, visible: 9 };

  for (const exit of [late, early]) await record(batchOf({ ...session, events: [exit] }));

  expect(await eventRows(session.id)).toMatchObject([{ time_on_page_seconds: 9 }]);
  expect(await sessionRow(session.id)).toMatchObject({ total_duration_seconds: 6 });
});

it('leaves whatever is no exit as it was, also where it is sent again with another moment', async () => {
  const at = Date.now() - 10_000;
  const session = visit({ started: at });
  const press = click({ at });
  for (const sent of [press, { ...press, at: at + 5000 }])
    await record(batchOf({ ...session, events: [sent] }));
  expect(await eventRows(session.id)).toMatchObject([{ occurred_at: new Date(at) }]);
});

it('stores the steps of a journey beside the pages', async () => {
  const step = questionAnswer();
  const session = visit({ journey: [step] });
  await record(batchOf(session));

  expect(
    await database.current.sql`select * from ai_journey_analytics where session_id = ${session.id}`,
  ).toMatchObject([
    {
      id: step.id,
      journey_id: step.journey,
      event_type: 'question_answer',
      question_number: 2,
      question_text: 'What would you invest?',
      answer_selected: '$10K+',
      answer_options: ['$3,000–10,000', '$10K+'],
      time_spent_seconds: 4.5,
      is_back_navigation: false,
      completion_percentage: (2 / 3) * 100,
      total_questions: 3,
      custom_data: { assessment_type: 'backend' },
    },
  ]);
  expect(await sessionRow(session.id)).toMatchObject({ page_views_count: 0, is_bounce: true });
});
