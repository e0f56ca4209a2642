import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { assessments, assessmentTypes, type Question } from '@/content/assessments/questions';
import { insertAssessment } from '@/db/queries/assessments';
import type { AssessmentRecord } from '@/db/schema/assessments';
import { recommend } from '@/lib/assessments/recommend';
import { type AssessmentSubmission, assessmentRecord } from '@/lib/assessments/submit-assessment';
import { siteDatabase } from '../support/site-database';
import { backendSubmission, incomeSubmission } from '../support/submissions';

const database = siteDatabase();
const log = vi.spyOn(console, 'error').mockImplementation(() => {});

const recordOf = (submission: AssessmentSubmission) =>
  assessmentRecord(submission, recommend(submission.answers, submission.turns), {
    now: Date.now(),
    botReasons: [],
  });

const backend = recordOf(backendSubmission());
const income = recordOf(incomeSubmission());
const clarification = recordOf(backendSubmission({ q1Typed: 'The usual' }));
const rotation = income;

const badRows: [fault: string, row: AssessmentRecord][] = [
  // @ts-expect-error The compiler refuses it too.
  ['an unknown type', { ...backend, assessmentType: 'startup' }],
  ['an empty name', { ...backend, name: '' }],
  ['a name of 101 characters', { ...backend, name: 'n'.repeat(101) }],
  ['an empty free text', { ...backend, q1Typed: '' }],
  ['a free text of 2,001 characters', { ...backend, q1Typed: 't'.repeat(2001) }],
  ['a clarification with a service', { ...clarification, recommendedService: 'AI Agents' }],
  ['a clarification with a path', { ...clarification, servicePath: '/services/ai-agents' }],
  ['a clarification with a rule', { ...clarification, ruleId: 'backend-default' }],
  ['a clarification without its message', { ...clarification, clarificationMessage: null }],
  ['a recommendation with a message', { ...backend, clarificationMessage: 'What do you mean?' }],
  ['a recommendation without a service', { ...backend, recommendedService: null }],
  ['a recommendation without a path', { ...backend, servicePath: null }],
  ['a recommendation without a rule', { ...backend, ruleId: null }],
  ['a rotation without services', { ...rotation, rotationServices: [] }],
  ['services that rotate without a rotation', { ...rotation, isRotation: false, turn: 0 }],
  ['a turn without a rotation', { ...backend, turn: 1 }],
  ['a negative turn', { ...rotation, turn: -1 }],
];

const asked = { backend, income };
const answersOutside = assessmentTypes.flatMap((type) => {
  const questions: readonly Question[] = assessments[type].questions;
  return questions
    .filter(({ kind }) => kind === 'options')
    .flatMap(({ field }) => ['', 'x'.repeat(101)].map((value) => ({ type, field, value })));
});

it.each(answersOutside)(
  'the table refuses "$value" as $field of a $type assessment',
  async ({ type, field, value }) => {
    const result = await insertAssessment({ ...asked[type], [field]: value, id: uuidv7() });
    expect(result).toEqual({ ok: false, reason: 'rejected', code: '23514' });
  },
);

it('every column of an answer is in a check, so that none can hold a text without an end', async () => {
  const columns = await database.current.sql`
    select attname as name, exists (
      select from pg_constraint where contype = 'c' and conrelid = attrelid and attnum = any(conkey)) as checked
    from pg_attribute where attrelid = 'ai_assessments'::regclass and attname ~ '^q\\d+' and not attisdropped`;
  expect(columns.length).toBeGreaterThan(3);
  expect(columns.filter(({ checked }) => !checked)).toEqual([]);
});

it.each(assessmentTypes)('the table takes the labels of any version of a %s assessment', async (type) => {
  const questions: readonly Question[] = assessments[type].questions;
  const others = questions
    .filter(({ kind }) => kind === 'options')
    .map(({ field }) => [field, 'Something else']);
  const row = { ...asked[type], ...Object.fromEntries(others), id: uuidv7() };
  expect(await insertAssessment(row)).toEqual({ ok: true, value: 'stored' });
  await database.current.sql`delete from ai_assessments where id = ${row.id}`;
});

it.each([
  ['an income assessment that asks no goal', { ...income, q4Answer: null }],
  ['a backend assessment that asks a fourth question', { ...backend, q4Answer: 'Within a month' }],
])('the table takes %s, as another version may', async (_version, version) => {
  const row = { ...version, id: uuidv7() };
  expect(await insertAssessment(row)).toEqual({ ok: true, value: 'stored' });
  await database.current.sql`delete from ai_assessments where id = ${row.id}`;
});

describe('the table refuses', () => {
  it.each(badRows)('%s', async (_fault, row) => {
    const result = await insertAssessment({ ...row, id: uuidv7() });
    expect(result).toEqual({ ok: false, reason: 'rejected', code: '23514' });
  });

  it('a text with a NUL character', async () => {
    const result = await insertAssessment({ ...backend, id: uuidv7(), name: 'A\0B' });
    expect(result).toMatchObject({ ok: false, reason: 'rejected' });
  });
});

it('takes each of the rows before they were spoiled, and none of the bad ones', async () => {
  for (const row of [backend, income, clarification]) {
    expect(await insertAssessment(row)).toEqual({ ok: true, value: 'stored' });
  }
  const rows = await database.current.sql`select from ai_assessments`;
  expect(rows.length).toBe(3);
});

it('logs a refusal as a code, without the row', () => {
  const lines = log.mock.calls.flat().join('\n');
  expect(lines).toContain('"event":"database_refused_data"');
  expect(lines).toContain('"table":"ai_assessments","constraint":"ai_assessments_name"');
  expect(lines).not.toMatch(/Test Visitor|Our daily operations|Mostly referrals/);
});
