import type { AssessmentAnswers, BackendAnswers, IncomeAnswers } from '@/content/assessments/answers';
import { backendDefault, backendRules } from '@/content/assessments/backend-rules';
import { incomeDefault, incomeRules } from '@/content/assessments/income-rules';
import type { KnownIntent } from '@/content/assessments/intents';
import type { BackendRule, IncomeRule, Outcome } from '@/content/assessments/rule';
import type { RuleId } from '@/content/assessments/rules';

type Row = Outcome & { id: RuleId };

const accepts = <Answer>(allowed: readonly Answer[] | undefined, answer: Answer) =>
  allowed?.includes(answer) ?? true;

const acceptsIncome = ({ when }: IncomeRule, answers: IncomeAnswers) =>
  accepts(when.q2Answer, answers.q2Answer) &&
  accepts(when.q3Answer, answers.q3Answer) &&
  accepts(when.q4Answer, answers.q4Answer);

const acceptsBackend = ({ when }: BackendRule, answers: BackendAnswers) =>
  accepts(when.q2Answer, answers.q2Answer) && accepts(when.q3Answer, answers.q3Answer);

/** The row that decides for these answers: the first that matches, else the table's default. */
export function matchRule(answers: AssessmentAnswers, intent: KnownIntent): { row: Row; isDefault: boolean } {
  const row =
    answers.assessmentType === 'income'
      ? incomeRules.find((rule) => rule.intent === intent && acceptsIncome(rule, answers))
      : backendRules.find((rule) => rule.intent === intent && acceptsBackend(rule, answers));
  if (row) return { row, isDefault: false };
  return { row: answers.assessmentType === 'income' ? incomeDefault : backendDefault, isDefault: true };
}
