import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { assessments } from '@/content/assessments/questions';
import { insertAssessment } from '@/db/queries/assessments';
import { recommend } from '@/lib/assessments/recommend';
import {
  type AssessmentSubmission,
  assessmentRecord,
  submitAssessment,
} from '@/lib/assessments/submit-assessment';
import { siteDatabase } from '../support/site-database';
import { backendSubmission, incomeSubmission } from '../support/submissions';

const database = siteDatabase();
const submitAll = async (submissions: AssessmentSubmission[]) =>
  (await Promise.all(submissions.map((submission) => submitAssessment(submission)))).map(
    ({ stored }) => stored,
  );

const rowsOf = ({ id }: AssessmentSubmission) =>
  database.current.sql`select name, q1_typed, session_id from ai_assessments where id = ${id}`;

it('stores one assessment once, however often and in whatever order it is sent', async () => {
  const different = Array.from({ length: 20 }, (_, index) =>
    index % 2
      ? incomeSubmission({ name: `Visitor ${index}` })
      : backendSubmission({ name: `Visitor ${index}` }),
  );
  const thrice = [...different, ...different, ...different].sort(() => Math.random() - 0.5);

  expect(new Set(await submitAll(thrice))).toEqual(new Set(['stored']));

  const ids = different.map(({ id }) => id);
  const stored = await database.current.sql`select id from ai_assessments where id = any(${ids})`;
  expect(stored.length).toBe(20);
});

it('knows an assessment again after a reload, which has another session', async () => {
  const first = backendSubmission({}, { sessionId: uuidv7() });

  expect(await submitAll([first])).toEqual(['stored']);
  expect(await submitAll([{ ...first, sessionId: uuidv7() }])).toEqual(['stored']);

  expect(await rowsOf(first)).toMatchObject([{ session_id: first.sessionId }]);
});

it('knows it again after a deploy whose rules are others, and with other turns', async () => {
  const first = incomeSubmission();
  const turns = { 'referrals-increase-3000-short': 1 };
  // One after the other: at once either might be the first, and its turns the stored ones.
  expect(await submitAll([first])).toEqual(['stored']);
  expect(await submitAll([{ ...first, turns }])).toEqual(['stored']);

  const record = assessmentRecord(first, recommend(first.answers, {}), { now: Date.now(), botReasons: [] });
  expect(await insertAssessment({ ...record, ruleId: 'of-an-earlier-version' })).toEqual({
    ok: true,
    value: 'stored',
  });
});

it('recommends what is stored, whatever turns it is sent again with, and if both come at once', async () => {
  const sentWith = (turn: number, id = uuidv7()) =>
    incomeSubmission({}, { id, turns: { 'referrals-increase-3000-short': turn } });
  const serviceTold = async (submission: AssessmentSubmission) =>
    (await submitAssessment(submission)).recommendation.recommendedService;
  const serviceStored = async ({ id }: AssessmentSubmission) => {
    const { sql } = database.current;
    const [row] = await sql`select recommended_service from ai_assessments where id = ${id}`;
    return row?.recommended_service;
  };

  const first = sentWith(1);
  expect(await serviceTold(first)).toBe('AI Email Outreach');
  for (const turn of [0, 2]) expect(await serviceTold(sentWith(turn, first.id))).toBe('AI Email Outreach');
  expect(await serviceStored(first)).toBe('AI Email Outreach');

  const one = sentWith(0);
  const told = await Promise.all([one, sentWith(1, one.id)].map(serviceTold));
  const stored = await serviceStored(one);
  expect(told).toEqual([stored, stored]);
});

describe('refuses, under an id that is taken,', () => {
  const income = incomeSubmission();
  const { id } = income;

  it.each<[string, AssessmentSubmission]>([
    ['another name', incomeSubmission({ name: 'Somebody else' }, { id })],
    ['another free text', incomeSubmission({ q1Typed: 'Networking and referrals' }, { id })],
    ['another second answer', incomeSubmission({ q2Answer: 'New stream of $' }, { id })],
    ['another third answer', incomeSubmission({ q3Answer: '$15K+' }, { id })],
    ['another fourth answer', incomeSubmission({ q4Answer: 'Long-term growth' }, { id })],
    ['the other assessment', backendSubmission({}, { id })],
  ])('%s', async (_difference, other) => {
    await submitAssessment(income);

    expect(await submitAll([other])).toEqual(['refused']);

    expect(await rowsOf(income)).toMatchObject([{ name: 'Test Visitor', q1_typed: 'Mostly referrals' }]);
  });
});

const income = incomeSubmission();
const stored = assessmentRecord(income, recommend(income.answers, income.turns), {
  now: Date.now(),
  botReasons: [],
});

// Most other answers meet another rule as well; here nothing but the answer differs.
it.each(
  assessments.income.questions.map((question) => ({
    field: question.field,
    other:
      question.kind === 'options'
        ? question.options.map(({ value }) => value).find((value) => value !== stored[question.field])
        : 'Something else',
  })),
)('compares what is stored in $field', async ({ field, other }) => {
  const id = uuidv7();
  expect(await insertAssessment({ ...stored, id })).toEqual({ ok: true, value: 'stored' });
  expect(await insertAssessment({ ...stored, id, [field]: other })).toEqual({ ok: true, value: 'refused' });
});

it('lets one of two contents win a race for the same id, and tells each sender the truth', async () => {
  for (let round = 0; round < 20; round += 1) {
    const one = backendSubmission({ name: 'One' });
    const two = backendSubmission({ name: 'Two' }, { id: one.id });

    const [first, second] = await submitAll([one, two]);

    expect([first, second].sort()).toEqual(['refused', 'stored']);
    expect(await rowsOf(one)).toMatchObject([{ name: first === 'stored' ? 'One' : 'Two' }]);
  }
});
