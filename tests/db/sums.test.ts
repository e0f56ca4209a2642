import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { makeSums, reportedDay, storeSteps } from '../support/reporting-rows';
import { siteDatabase } from '../support/site-database';
import { storeVisit } from '../support/stored-visits';

const database = siteDatabase();
const sql = () => database.current.sql;

const storeDay = () => storeVisit(sql(), { at: `${reportedDay}T10:00:00Z`, events: 0 });

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
