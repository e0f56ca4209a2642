import { describe, expect, test } from 'vitest';
import { backendAnswers, incomeAnswers } from '@/tests/fixtures/answers';
import { specifiedCases } from '@/tests/fixtures/specified-cases';
import { recommend } from './recommend';

const startup = incomeAnswers({ q1Typed: 'I am just starting' });
const referrals = incomeAnswers({ q3Answer: '$3,000–7,000' });
const traffic = incomeAnswers({
  q1Typed: 'Our website',
  q2Answer: 'New stream of $',
  q3Answer: '$15K+',
});

describe('a rotation', () => {
  test('starts at its first service and comes round again', () => {
    const served = [0, 1, 2, 3, 4, 5, 6].map(
      (turn) => recommend(startup, { 'startup-increase': turn }).recommendedService,
    );
    expect(served).toEqual([
      'AI Website',
      'Lead Capture + CRM Sync',
      'AI Social Media Outreach',
      'AI Website',
      'Lead Capture + CRM Sync',
      'AI Social Media Outreach',
      'AI Website',
    ]);
  });

  test('tells the turn it served, not the place in the list', () => {
    expect(recommend(startup, { 'startup-increase': 7 }).explanation.turn).toBe(7);
  });

  test('sends the visitor to the page of the service whose turn it is', () => {
    expect(recommend(referrals, { 'referrals-increase-3000-short': 1 }).servicePath).toBe(
      '/services/ai-email-outreach',
    );
  });

  test('of one row is not moved by another row with the same services', () => {
    const turns = { 'referrals-increase-3000-short': 1 };
    expect(recommend(referrals, turns).rotationServices).toEqual(recommend(traffic, turns).rotationServices);
    expect(recommend(referrals, turns).recommendedService).toBe('AI Email Outreach');
    expect(recommend(traffic, turns).recommendedService).toBe('Appointment Setting');
  });
});

describe('the explanation', () => {
  test('names the row and the words that led to it', () => {
    expect(recommend(backendAnswers(), {}).explanation).toEqual({
      matchedKeywords: ['support tickets'],
      ruleId: 'support-200-integrate',
      isDefault: false,
      reason: expect.stringMatching(/^[A-Z].+\.$/),
      turn: 0,
    });
  });

  test('says when only the default row was left', () => {
    const { explanation, userIntent } = recommend(backendAnswers({ q2Answer: '$10K+' }), {});
    expect(explanation).toMatchObject({ ruleId: 'backend-default', isDefault: true });
    expect(userIntent).toBe('Customer Support');
  });

  test('has turn 0 for a row that does not rotate, whatever was sent', () => {
    expect(recommend(backendAnswers(), { 'support-200-integrate': 5 }).explanation.turn).toBe(0);
  });
});

describe('the reason of a default row', () => {
  // The page of AI Agents is for questions that repeat, and that of Lead Capture for those who find a website or an ad.
  test.each([
    ['Customer Support', 5, /^Your other answers single out no service, but (?!.*No one service fits)/],
    [
      'Website / Ads / Organic Traffic',
      12,
      /^Your other answers single out no service, but (?!.*No one service fits)/,
    ],
    ['Operations/Workflow', 3, /^No one service fits these answers best, but /],
    ['Startup', 4, /^No one service fits these answers best, but /],
  ])('says of %s, each of %i times, that no rule decided: %s', (intent, count, pattern) => {
    const reasons = specifiedCases
      .filter(({ userIntent, isDefault }) => isDefault && userIntent === intent)
      .map(({ answers }) => recommend(answers, {}).explanation.reason);
    expect(reasons).toHaveLength(count);
    for (const reason of reasons) expect(reason).toMatch(pattern);
  });
});

describe('a label of another version', () => {
  const q1Typed = 'support tickets';
  const later = (answers: object) => recommend({ ...backendAnswers(), q1Typed, ...answers }, {});

  test('that could decide makes it ask', () => {
    expect(later({ q2Answer: '$25K+' })).toMatchObject({ needsClarification: true });
    expect(later({ q2Answer: '$25K+' }).explanation.ruleId).toBeNull();
  });

  test('that no row for the other answers reads changes nothing', () => {
    const startupAt = (q3Answer: string) => recommend({ ...startup, q3Answer }, {});
    expect(startupAt('$1,000–3,000')).toEqual(startupAt('$1,500–3,000'));
    expect(startupAt('$1,000–3,000').needsClarification).toBe(false);
  });
});

test('a recommendation survives being sent as JSON', () => {
  const recommendation = recommend(startup, { 'startup-increase': 1 });
  expect(JSON.parse(JSON.stringify(recommendation))).toEqual(recommendation);
});
