import { z } from 'zod';
import {
  type AssessmentAnswers,
  backendAssessment,
  backendInvestments,
  incomeAssessment,
  incomeInvestments,
  moneyGoals,
  processTypes,
  systemTypes,
} from '@/content/assessments/questions';
import { requiredTextField } from '@/lib/forms/text-fields';

const [backendName, process, backendInvestment, system] = backendAssessment.questions;
const [incomeName, method, direction, incomeInvestment, goal] = incomeAssessment.questions;

const backendAnswersSchema = z.strictObject({
  assessmentType: z.literal('backend'),
  name: requiredTextField(backendName),
  q1Typed: requiredTextField(process),
  q2Answer: z.enum(backendInvestments, { error: backendInvestment.missing }),
  q3Answer: z.enum(systemTypes, { error: system.missing }),
});

const incomeAnswersSchema = z.strictObject({
  assessmentType: z.literal('income'),
  name: requiredTextField(incomeName),
  q1Typed: requiredTextField(method),
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

/**
 * The fields of a natively submitted form, for `answersSchema`. Leaves out the ones Next adds to name the action and
 * nothing else, so that a forged field is refused and not ignored.
 */
export function answersFromForm(form: FormData): Record<string, FormDataEntryValue> {
  return Object.fromEntries([...form].filter(([field]) => !field.startsWith('$ACTION_')));
}
