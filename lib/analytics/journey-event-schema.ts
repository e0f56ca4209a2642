import { z } from 'zod';
import { journeyActions, eventLimits as limits, mostQuestions } from '@/content/analytics';
import { event, id, page, seconds, shortText, text } from './event-fields';

const questionNumber = z.int().min(1).max(mostQuestions);

const inJourney = {
  ...event,
  journey: id,
  assessment: z.enum(['backend', 'income']),
  total: questionNumber,
};

const question = { question: questionNumber, questionText: text(limits.address) };

const answer = {
  ...question,
  /** The label of a choice; of a free text only how long it is (decision 14). */
  answer: shortText,
  options: z.array(shortText).max(limits.options).optional(),
  /** From the question's view to this answer. */
  spent: seconds,
};

/** A step of the way through an assessment, by its kind. */
export const journeyEventSchema = z
  .discriminatedUnion('type', [
    z.strictObject({ ...inJourney, type: z.literal('journey_start') }),
    z.strictObject({
      ...inJourney,
      ...question,
      type: z.literal('question_view'),
      options: z.array(shortText).max(limits.options).optional(),
    }),
    z.strictObject({ ...inJourney, ...answer, type: z.literal('question_answer') }),
    z.strictObject({ ...inJourney, ...answer, type: z.literal('question_back') }),
    z.strictObject({
      ...inJourney,
      type: z.literal('journey_complete'),
      /** From the first question to here. */
      spent: seconds,
      /** Absent when the answers needed clarification. */
      recommendation: shortText.optional(),
      path: page.optional(),
    }),
    z.strictObject({
      ...inJourney,
      type: z.literal('journey_abandon'),
      /** The last question reached. */
      question: questionNumber,
      spent: seconds,
    }),
    z.strictObject({
      ...inJourney,
      type: z.literal('recommendation_action'),
      action: z.enum(journeyActions),
      recommendation: shortText.optional(),
      path: page.optional(),
    }),
  ])
  .refine((step) => !('question' in step) || step.question <= step.total, 'a question the assessment has');

export type JourneyEvent = z.infer<typeof journeyEventSchema>;
