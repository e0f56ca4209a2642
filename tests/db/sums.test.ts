import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { makeSums, reportedDay, storeSteps } from '../support/reporting-rows';
import { siteDatabase } from '../support/site-database';
import { storeVisit } from '../support/stored-visits';

const database = siteDatabase();
const sql = () => database.current.sql;

/** A moment of the reported day or another. @param seconds since ten in the morning of the reported one */
const at = (seconds: number) => new Date(Date.parse(`${reportedDay}T10:00:00Z`) + seconds * 1000);

const dayOf = (seconds: number) => at(seconds).toISOString().slice(0, 10);

const storeDay = (seconds = 0) => storeVisit(sql(), { at: at(seconds), events: 0 });

it.each<[what: string, answered: number[], leftAt: number[]]>([
  ['at the first, with all but it answered', [2, 3], [1]],
  ['at the first, with one in the middle answered', [2], [1]],
  ['at the second, whatever was answered first', [3, 1], [2]],
  ['nowhere, with all answered', [3, 1, 2], []],
])('an assessment is left %s', async (_what, answered, leftAt) => {
  await sql()`truncate user_sessions, ai_journey_analytics, maintenance_runs`;
  const steps = answered.map((question, index) => ({ seq: index + 2, type: 'question_answer', question }));
  await storeSteps(sql(), await storeDay(), uuidv7(), [{ seq: 1, type: 'journey_start' }, ...steps]);
  await makeSums(database.current.url);
  const rows = await sql()`select question from reporting.questions where left_here > 0`;
  expect(rows.map(({ question }) => question)).toEqual(leftAt);
});

const DAY = 86_400;

const evening = 10 * 3600;

it.each<[what: string, nights: number]>([
  ['the next morning', 1],
  ['three mornings later', 3],
  ['after weeks', 20],
])('a journey that goes on %s is one, of the day on which it began', async (_what, nights) => {
  await sql()`truncate user_sessions, ai_journey_analytics, maintenance_runs, daily_journeys, daily_questions`;
  const journey = uuidv7();
  const begin = evening - nights * DAY;
  await storeSteps(sql(), await storeDay(begin), journey, [
    { seq: 1, at: begin, type: 'journey_start' },
    { seq: 2, at: begin + 60, type: 'journey_abandon', question: 1 },
  ]);
  await makeSums(database.current.url);
  const back = await storeDay();
  await sql()`update user_sessions set updated_at = now() where session_id = ${back}`;
  await storeSteps(sql(), back, journey, [
    { seq: 1, at: 10, type: 'question_answer', question: 1 },
    { seq: 2, at: 20, type: 'journey_complete' },
  ]);
  await makeSums(database.current.url);
  expect(await sql()`select day::text, started, completed from reporting.journeys`).toEqual([
    { day: dayOf(begin), started: 1, completed: 1 },
  ]);
});
