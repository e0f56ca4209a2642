import { z } from 'zod';
import {
  type AnswerTo,
  type AssessmentAnswers,
  answerFields,
  answerLabelLimit,
  assessments,
  type Question,
  type SentAnswers,
} from '@/content/assessments/questions';
import { requiredTextField } from '@/lib/forms/validation';

type QuestionSchemas<Asked extends Question> = {
  [Each in Asked as Each['field']]: z.ZodType<AnswerTo<Each>>;
};

/** A field for each question, in their order. */
function shapeOf(questions: readonly Question[], schemaOf: (question: Question) => z.ZodType) {
  const shape: Partial<Record<string, z.ZodType>> = {};
  for (const question of questions) shape[question.field] = schemaOf(question);
  return shape;
}

const fromQuestions = <Asked extends Question>(questions: readonly Asked[]) =>
  shapeOf(questions, answerSchema) as QuestionSchemas<Asked>;

function answerSchema(question: Question) {
  if (question.kind !== 'options') return requiredTextField({ ...question, label: question.shortLabel });
  return z.enum(
    question.options.map(({ value }) => value),
    { error: question.missing },
  );
}

/** The label of an option, from whichever version of the question. */
const sentAnswerSchema = (question: Question) =>
  question.kind === 'options'
    ? requiredTextField({ ...question, label: question.shortLabel, limit: answerLabelLimit })
    : answerSchema(question);

type SentSchemas<Asked extends Question> = { [Each in Asked as Each['field']]: z.ZodType<string> };

const fromSent = <Asked extends Question>(questions: readonly Asked[]) =>
  shapeOf(questions, sentAnswerSchema) as SentSchemas<Asked>;

/**
 * The answers of either assessment, for the form. Errors come in the order of the questions and say what to do; keys
 * that do not belong to a question are left out.
 */
export const answersSchema = z.discriminatedUnion('assessmentType', [
  z.object({ assessmentType: z.literal('backend'), ...fromQuestions(assessments.backend.questions) }),
  z.object({ assessmentType: z.literal('income'), ...fromQuestions(assessments.income.questions) }),
]) satisfies z.ZodType<AssessmentAnswers>;

/**
 * The same for the server action and the API, to which pages and outboxes of other versions write: a label that is no
 * longer offered, or not yet, is accepted as it is (decision 0111).
 */
export const sentAnswersSchema = z.discriminatedUnion('assessmentType', [
  z.object({ assessmentType: z.literal('backend'), ...fromSent(assessments.backend.questions) }),
  z.object({ assessmentType: z.literal('income'), ...fromSent(assessments.income.questions) }),
]) satisfies z.ZodType<SentAnswers>;

/** Whether a visitor sees a field of this name. */
export const isAnswerField = (name: string): boolean => answerFields().some((field) => field === name);
