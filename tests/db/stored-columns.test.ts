import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { clarificationMessages } from '@/content/assessments/intents';
import { type AssessmentSubmission, submitAssessment } from '@/lib/assessments/submit-assessment';
import { siteDatabase } from '../support/site-database';
import { backendSubmission, incomeSubmission } from '../support/submissions';

const database = siteDatabase();

async function storedRow(submission: AssessmentSubmission) {
  const { stored } = await submitAssessment(submission);
  expect(stored).toBe('stored');
  const [row] = await database.current.sql`select * from ai_assessments where id = ${submission.id}`;
  return row;
}

it('keeps every column of a backend assessment', async () => {
  const submission = backendSubmission({ name: 'Ada', q1Typed: 'Our daily operations' });

  expect(await storedRow(submission)).toEqual({
    id: submission.id,
    created_at: expect.any(Date),
    pressed_at: expect.any(Date),
    session_id: null,
    assessment_type: 'backend',
    name: 'Ada',
    q1_typed: 'Our daily operations',
    q2_answer: '$1,500–3,000',
    q3_answer: 'NEW system',
    q4_answer: null,
    user_intent: 'Operations/Workflow',
    recommended_service: 'FULL Backend Optimization',
    service_path: '/services/full-backend-optimization',
    is_rotation: false,
    rotation_services: [],
    needs_clarification: false,
    clarification_message: null,
    rule_id: 'operations-1500-new',
    turn: 0,
    suspected_bot: false,
    bot_reasons: [],
  });
});

it('keeps every column of an income assessment, its session and the turn of its rotation', async () => {
  const sessionId = uuidv7();
  const turns = { 'referrals-increase-3000-short': 3, 'startup-increase': 1 };
  const submission = incomeSubmission({ name: 'Ada', q1Typed: 'Mostly referrals' }, { sessionId, turns });

  expect(await storedRow(submission)).toEqual({
    id: submission.id,
    created_at: expect.any(Date),
    pressed_at: expect.any(Date),
    session_id: sessionId,
    assessment_type: 'income',
    name: 'Ada',
    q1_typed: 'Mostly referrals',
    q2_answer: 'Increase current process',
    q3_answer: '$3,000–7,000',
    q4_answer: 'Short-term sales',
    user_intent: 'Referrals / Networking',
    recommended_service: 'AI Email Outreach',
    service_path: '/services/ai-email-outreach',
    is_rotation: true,
    rotation_services: ['Appointment Setting', 'AI Email Outreach'],
    needs_clarification: false,
    clarification_message: null,
    rule_id: 'referrals-increase-3000-short',
    turn: 3,
    suspected_bot: false,
    bot_reasons: [],
  });
});

it.each([
  ['backend', backendSubmission({ q1Typed: 'The usual' })],
  ['income', incomeSubmission({ q1Typed: 'The usual' })],
] as const)('stores a %s clarification without a service or a rule', async (type, submission) => {
  expect(await storedRow(submission)).toMatchObject({
    user_intent: 'Unknown',
    recommended_service: null,
    service_path: null,
    is_rotation: false,
    rotation_services: [],
    needs_clarification: true,
    clarification_message: clarificationMessages[type],
    rule_id: null,
    turn: 0,
  });
});

it('dates a row by the database', async () => {
  const before = Date.now();
  const row = await storedRow(backendSubmission());
  expect(row?.created_at.getTime()).toBeGreaterThanOrEqual(before);
  expect(row?.created_at.getTime()).toBeLessThanOrEqual(Date.now());
});

const hour = 3_600_000;
const day = 24 * hour;

it.each<[what: string, pressed: number, expected: number]>([
  ['kept by the browser while the database was away', -3 * day, -3 * day],
  ['of a clock that is ahead', hour, 0],
  ['of a clock that was never set', -1000 * day, -7 * day],
])('dates the press beside it: one %s', async (_what, pressed, expected) => {
  const now = Date.now();
  const row = await storedRow(backendSubmission({}, { id: uuidv7({ msecs: now + pressed }) }));
  expect(Math.abs(row?.pressed_at.getTime() - now - expected)).toBeLessThan(hour / 2);
});

it('marks what a machine has sent, and stores it all the same', async () => {
  const submission = backendSubmission();
  expect(await submitAssessment(submission, ['no_origin'])).toMatchObject({ stored: 'stored' });
  const [row] = await database.current.sql`select * from ai_assessments where id = ${submission.id}`;
  expect(row).toMatchObject({ suspected_bot: true, bot_reasons: ['no_origin'] });
});
