import { z } from 'zod';
import {
  type AnswerTo,
  type AssessmentAnswers,
  assessments,
  type Question,
} from '@/content/assessments/questions';
import { requiredTextField } from '@/lib/forms/text-fields';

type QuestionSchemas<Asked extends Question> = {
  [Each in Asked as Each['field']]: z.ZodType<AnswerTo<Each>>;
};

/** A field for each question, in their order. */
function fromQuestions<Asked extends Question>(questions: readonly Asked[]) {
  const shape: Partial<Record<string, z.ZodType>> = {};
  for (const question of questions) shape[question.field] = answerSchema(question);
  return shape as QuestionSchemas<Asked>;
}

function answerSchema(question: Question) {
  if (question.kind !== 'options') return requiredTextField(question);
  return z.enum(
    question.options.map(({ value }) => value),
    { error: question.missing },
  );
}

/**
 * The answers of either assessment, for the form, the server action and the API. Errors come in the order of the
 * questions and say what to do; keys that no question asks for are refused.
 */
export const answersSchema = z.discriminatedUnion('assessmentType', [
  z.strictObject({
    assessmentType: z.literal('backend'),
    ...fromQuestions(assessments.backend.questions),
  }),
  z.strictObject({ assessmentType: z.literal('income'), ...fromQuestions(assessments.income.questions) }),
]) satisfies z.ZodType<AssessmentAnswers>;

/**
 * The fields of a natively submitted form, for `answersSchema`. Leaves out the ones Next adds to name the action and
 * nothing else, so that a forged field is refused and not ignored.
 */
export function answersFromForm(form: FormData): Record<string, FormDataEntryValue> {
  return Object.fromEntries([...form].filter(([field]) => !field.startsWith('$ACTION_')));
}
