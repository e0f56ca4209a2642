import { z } from 'zod';
import {
  type AssessmentAnswers,
  backendInvestments,
  incomeInvestments,
  moneyGoals,
  processTypes,
  systemTypes,
} from '@/content/assessments/answers';
import { backendAssessment } from '@/content/assessments/backend-questions';
import { incomeAssessment } from '@/content/assessments/income-questions';
import { textField } from '@/lib/forms/text-field';

const [backendName, process, backendInvestment, system] = backendAssessment.questions;
const [incomeName, method, direction, incomeInvestment, goal] = incomeAssessment.questions;

const backendAnswersSchema = z.strictObject({
  assessmentType: z.literal('backend'),
  name: textField(backendName),
  q1Typed: textField(process),
  q2Answer: z.enum(backendInvestments, { error: backendInvestment.missing }),
  q3Answer: z.enum(systemTypes, { error: system.missing }),
});

const incomeAnswersSchema = z.strictObject({
  assessmentType: z.literal('income'),
  name: textField(incomeName),
  q1Typed: textField(method),
  q2Answer: z.enum(processTypes, { error: direction.missing }),
  q3Answer: z.enum(incomeInvestments, { error: incomeInvestment.missing }),
  q4Answer: z.enum(moneyGoals, { error: goal.missing }),
});

/**
 * The answers of either assessment, for the form, the server action and the API. Errors come in the order of the
 * questions and say what to do; keys that no question asks for are refused.
 */
export const answersSchema = z.discriminatedUnion('assessmentType', [
  backendAnswersSchema,
  incomeAnswersSchema,
]) satisfies z.ZodType<AssessmentAnswers>;
