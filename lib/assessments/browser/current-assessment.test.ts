import { expect, test } from 'vitest';
import { recommend } from '@/lib/assessments/recommend';
import { backendAnswers } from '@/tests/fixtures/answers';
import { nextRotationTurns } from './current-assessment';

const rotating = backendAnswers({ q2Answer: '$1,500–3,000', q3Answer: 'NEW system' });

test('a rotation moves on by one', () => {
  expect(nextRotationTurns({}, recommend(rotating, {}))).toEqual({ 'support-1500-new': 1 });
});

test('other rotations stay where they are', () => {
  const turns = { 'startup-increase': 2, 'support-1500-new': 4 };
  expect(nextRotationTurns(turns, recommend(rotating, turns))).toEqual({
    'startup-increase': 2,
    'support-1500-new': 5,
  });
});

test('the same answer received twice moves it once', () => {
  const recommendation = recommend(rotating, {});
  expect(nextRotationTurns(nextRotationTurns({}, recommendation), recommendation)).toEqual({
    'support-1500-new': 1,
  });
});

test('a service that does not rotate leaves the turns alone', () => {
  const turns = { 'startup-increase': 2 };
  expect(nextRotationTurns(turns, recommend(backendAnswers(), turns))).toEqual(turns);
});

test('a clarification leaves the turns alone', () => {
  expect(nextRotationTurns({}, recommend(backendAnswers({ q1Typed: 'Payroll' }), {}))).toEqual({});
});

test.each([
  [9_999, 10_000],
  [10_000, 0],
])('after turn %i comes turn %i: after the highest it starts again, as after a reload', (turn, next) => {
  const turns = { 'support-1500-new': turn };
  expect(nextRotationTurns(turns, recommend(rotating, turns))).toEqual({ 'support-1500-new': next });
});
