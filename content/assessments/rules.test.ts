import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type BackendIntent,
  type BackendRule,
  type IncomeIntent,
  type IncomeRule,
  type RecommendedService,
  type Rotation,
  type RuleOutcome,
  recommendedServices,
} from './intents';
import type { BackendInvestment, IncomeInvestment, MoneyGoal, ProcessType, SystemType } from './questions';
import {
  type backendDefault,
  type incomeDefault,
  incomeRules,
  rotatingRuleIds,
  ruleReasons,
  ruleRows,
} from './rules';

const rows: readonly RuleOutcome[] = ruleRows;

test('there are 16 income rows, 8 backend rows and a default for each', () => {
  expect(rows).toHaveLength(26);
});

test('no two rows share an id, because an id is stored and keeps a turn', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test('seven rows rotate, and each keeps a turn of its own', () => {
  expect(rotatingRuleIds).toEqual([
    'startup-increase',
    'referrals-increase-3000-short',
    'website-new-7000-up-short',
    'cold-increase-15k-short',
    'social-increase-15k-short',
    'support-1500-new',
    'operations-3000-new',
  ]);
});

test('every row has a reason, and two defaults one more', () => {
  expect(ruleReasons).toHaveLength(28);
  expect(ruleReasons).toEqual(expect.arrayContaining(rows.map(({ reason }) => reason)));
});

test.each(ruleReasons)('“%s” is one sentence', (reason) => {
  expect(reason).toMatch(/^[A-Z][^.!?]+\.$/);
  expect(reason.length).toBeLessThanOrEqual(130);
});

const reasonsFor = (service: RecommendedService, of: readonly RuleOutcome[]) =>
  of.filter(({ result }) => [result].flat().includes(service)).map(({ reason }) => reason);

test('no reason promises what the page of its service rules out', () => {
  // Calls go to people who agreed to them, posts are no conversations, and cold email goes to strangers.
  for (const reason of reasonsFor('AI Phone Callers', incomeRules)) expect(reason).toContain('agreed');
  for (const reason of reasonsFor('AI Social Media Outreach', rows)) expect(reason).not.toMatch(/convers/);
  for (const reason of reasonsFor('AI Email Outreach', rows))
    expect(reason).not.toMatch(/reaching them|talking to them/);
});

// “My website gets 40 hits a month and nobody calls” and “Zillow and Angi” are read as Website or ads, too.
test('no reason says that what is to bring clients does so already', () => {
  for (const reason of ruleReasons)
    expect(reason).not.toMatch(/(people|clients) already|already (bring|work)|your traffic/i);
});

// A dentist's contacts are families: only whoever gets a cold email is a firm.
test('no reason takes the contacts of a visitor for firms', () => {
  for (const reason of ruleReasons.filter((each) => each.includes('firms')))
    expect(reason).toMatch(/emails to firms that (do not know|never heard of) you/);
});

test('every reason is its own', () => {
  expect(new Set(ruleReasons).size).toBe(ruleReasons.length);
});

test('a default speaks of the intents of its own assessment alone, or it does not compile', () => {
  expectTypeOf<keyof typeof incomeDefault.reasonsByIntent>().toExtend<IncomeIntent>();
  expectTypeOf<keyof typeof backendDefault.reasonsByIntent>().toExtend<BackendIntent>();
});

test('every service a rule can name is recommended by some row', () => {
  const named = new Set(rows.flatMap(({ result }) => result));
  expect([...named].sort()).toEqual(Object.keys(recommendedServices).sort());
});

describe('a row with a wrong option, service or intent does not compile', () => {
  test('because each is a closed list', () => {
    expectTypeOf<Pick<BackendRule['when'], 'q2Answer' | 'q3Answer'>>().toEqualTypeOf<{
      readonly q2Answer?: readonly BackendInvestment[];
      readonly q3Answer?: readonly SystemType[];
    }>();
    expectTypeOf<Pick<IncomeRule['when'], 'q2Answer' | 'q3Answer' | 'q4Answer'>>().toEqualTypeOf<{
      readonly q2Answer?: readonly ProcessType[];
      readonly q3Answer?: readonly IncomeInvestment[];
      readonly q4Answer?: readonly MoneyGoal[];
    }>();
    expectTypeOf<RuleOutcome['result']>().toEqualTypeOf<RecommendedService | Rotation>();
    expectTypeOf<BackendRule['intent']>().toEqualTypeOf<'Customer Support' | 'Operations/Workflow'>();
    expectTypeOf<string>().not.toExtend<IncomeRule['intent'] | RecommendedService>();
  });
});
