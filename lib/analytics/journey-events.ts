import { z } from 'zod';
import { journeyActions, eventLimits as limits } from '@/content/analytics';
import { mostQuestions } from '@/content/assessments/questions';
import type { JourneyEventRecord } from '@/db/schema/analytics';
import {
  commonEventFields,
  dateOfId,
  eventMoment,
  pagePath,
  secondsField,
  shortText,
  textUpTo,
  uuidv7Field,
} from './event-fields';

const questionNumber = z.int().min(1).max(mostQuestions());

const inJourneyFields = {
  ...commonEventFields,
  journey: uuidv7Field,
  assessment: z.enum(['backend', 'income']),
  total: questionNumber,
};

const questionFields = { question: questionNumber, questionText: textUpTo(limits.address) };

const answerFields = {
  ...questionFields,
  /** The label of a choice; of a free text only how long it is (decision 0044). */
  answer: shortText,
  options: z.array(shortText).max(limits.options).optional(),
  /** From the question's view to this answer. */
  spent: secondsField,
};

/** A step of the way through an assessment, by its kind. */
export const journeyEventSchema = z
  .discriminatedUnion('type', [
    z.strictObject({ ...inJourneyFields, type: z.literal('journey_start') }),
    z.strictObject({
      ...inJourneyFields,
      ...questionFields,
      type: z.literal('question_view'),
      options: z.array(shortText).max(limits.options).optional(),
    }),
    z.strictObject({ ...inJourneyFields, ...answerFields, type: z.literal('question_answer') }),
    z.strictObject({ ...inJourneyFields, ...answerFields, type: z.literal('question_back') }),
    z.strictObject({
      ...inJourneyFields,
      type: z.literal('journey_complete'),
      /** From the first question to here. */
      spent: secondsField,
      /** Absent when the answers needed clarification. */
      recommendation: shortText.optional(),
      path: pagePath.optional(),
    }),
    z.strictObject({
      ...inJourneyFields,
      type: z.literal('journey_abandon'),
      /** The last question reached. */
      question: questionNumber,
      spent: secondsField,
    }),
    z.strictObject({
      ...inJourneyFields,
      type: z.literal('recommendation_action'),
      action: z.enum(journeyActions),
      recommendation: shortText.optional(),
      path: pagePath.optional(),
    }),
  ])
  .refine((step) => !('question' in step) || step.question <= step.total, 'a question the assessment has');

export type JourneyEvent = z.infer<typeof journeyEventSchema>;

/** The columns a step of each type fills, besides those all of them have. */
function journeyEventColumns(step: JourneyEvent): Partial<JourneyEventRecord> {
  switch (step.type) {
    case 'journey_start':
      return {};
    case 'question_view':
      return { ...questionColumns(step), answerOptions: step.options };
    case 'question_answer':
    case 'question_back':
      return {
        ...questionColumns(step),
        answerOptions: step.options,
        answerSelected: step.answer,
        timeSpentSeconds: step.spent,
      };
    case 'journey_complete':
      return { ...recommendationColumns(step), timeSpentSeconds: step.spent };
    case 'journey_abandon':
      return { questionNumber: step.question, timeSpentSeconds: step.spent };
    case 'recommendation_action':
      return { ...recommendationColumns(step), actionTaken: step.action };
  }
}

const questionColumns = ({ question, questionText }: Extract<JourneyEvent, { questionText: string }>) => ({
  questionNumber: question,
  questionText,
});

type RecommendationStep = Extract<JourneyEvent, { type: 'journey_complete' | 'recommendation_action' }>;

const recommendationColumns = ({ recommendation, path }: RecommendationStep) => ({
  finalRecommendation: recommendation,
  recommendationServicePath: path,
});

/** How far the journey has come, 0 to 100 (R114): current question / total, finished 100. */
function completionPercentage(step: JourneyEvent): number {
  if (step.type === 'journey_start') return 0;
  return 'question' in step ? (step.question / step.total) * 100 : 100;
}

/** The row of `ai_journey_analytics` a step of a session becomes. @param now milliseconds since 1970 */
export function journeyEventRecord(
  step: JourneyEvent,
  { sessionId, now }: { sessionId: string; now: number },
): JourneyEventRecord {
  return {
    sessionId,
    id: step.id,
    occurredAt: eventMoment(step.at, now),
    occurredOn: dateOfId(step.id),
    sequenceNumber: step.seq,
    journeyId: step.journey,
    eventType: step.type,
    isBackNavigation: step.type === 'question_back',
    completionPercentage: completionPercentage(step),
    totalQuestions: step.total,
    customData: { assessment_type: step.assessment },
    ...journeyEventColumns(step),
  };
}
