import { backendDefault, backendRules } from './backend-rules';
import { incomeDefault, incomeRules } from './income-rules';
import type { Outcome } from './rule';

/** Every row that can decide, the two default rows included. */
export const ruleRows = [...incomeRules, incomeDefault, ...backendRules, backendDefault];

export type RuleId = (typeof ruleRows)[number]['id'];

const rotates = (row: Outcome) => typeof row.result !== 'string';

/** The rows that keep a turn; two rows with the same list of services keep one each. */
export const rotatingRuleIds: readonly RuleId[] = ruleRows.filter(rotates).map((row) => row.id);
