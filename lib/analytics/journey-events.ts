import { z } from 'zod';
import { journeyActions, eventLimits as limits } from '@/content/analytics';
import { assessmentTypes, mostQuestions } from '@/content/assessments/questions';
import type { JourneyEventRecord } from '@/db/schema/analytics';
import { dateOfId, eventMoment } from './browser-clock';
import {
  columnsByKind,
  commonEventFields,
  type EventsByType,
  eventKindOf,
  eventSchema,
  pagePath,
  secondsField,
  shortText,
  textUpTo,
  uuidv7Field,
} from './event-kinds';

const questionNumber = z.int().min(1).max(mostQuestions());

const inJourneyFields = {
  ...commonEventFields,
  journey: uuidv7Field,
  /** The assessment it has led to, once there is one. */
  assessmentId: uuidv7Field.optional(),
  assessment: z.enum(assessmentTypes),
  total: questionNumber,
};

const questionFields = {
  question: questionNumber,
  questionText: textUpTo(limits.address),
  options: z.array(shortText).max(limits.options).optional(),
};

const answerFields = {
  ...questionFields,
  /** The label of a choice; for a free text only its length (decision 0044). */
  answer: shortText,
  /** Seconds from when the question was first seen to this answer. */
  spent: secondsField,
};

const recommendationFields = {
  /** Absent when the answers needed clarification. */
  recommendation: shortText.optional(),
  path: pagePath.optional(),
};

type QuestionStep = { question: number; questionText: string; options?: string[] };

const questionColumns = ({ question, questionText, options }: QuestionStep) => ({
  questionNumber: question,
  questionText,
  answerOptions: options,
});

const answerColumns = (step: QuestionStep & { answer: string; spent: number }) => ({
  ...questionColumns(step),
  answerSelected: step.answer,
  timeSpentSeconds: step.spent,
});

const recommendationColumns = ({ recommendation, path }: { recommendation?: string; path?: string }) => ({
  finalRecommendation: recommendation,
  recommendationServicePath: path,
});

const kind = eventKindOf<JourneyEventRecord>();

/** Each kind of step through an assessment (R113): the fields a browser sends, and the columns they fill. */
export const journeyEvents = {
  journey_start: kind({}, () => ({ completionPercentage: 0 })),
  question_view: kind(questionFields, questionColumns),
  question_answer: kind(answerFields, answerColumns),
  question_back: kind(answerFields, (step) => ({ ...answerColumns(step), isBackNavigation: true })),
  journey_complete: kind(
    {
      ...recommendationFields,
      /** Seconds from the first question to here. */
      spent: secondsField,
    },
    (step) => ({ ...recommendationColumns(step), timeSpentSeconds: step.spent }),
    // A tab that was offline as its answers were sent hears of its result when the network is back, hours later.
    { comesByItself: true },
  ),
  journey_abandon: kind(
    {
      /** The last question reached. */
      question: questionNumber,
      spent: secondsField,
    },
    ({ question, spent }) => ({ questionNumber: question, timeSpentSeconds: spent }),
    { comesByItself: true },
  ),
  /** A visitor who had left is back: the abandon recorded before no longer counts. */
  journey_resume: kind({ question: questionNumber }, ({ question }) => ({ questionNumber: question }), {
    comesByItself: true,
  }),
  recommendation_action: kind({ ...recommendationFields, action: z.enum(journeyActions) }, (step) => ({
    ...recommendationColumns(step),
    actionTaken: step.action,
  })),
};

type JourneyEvents = EventsByType<typeof inJourneyFields, typeof journeyEvents>;
export type JourneyEventType = keyof JourneyEvents;
export type JourneyEvent = JourneyEvents[JourneyEventType];

export const journeyEventSchema = eventSchema(inJourneyFields, journeyEvents).refine(
  (step) => !('question' in step) || step.question <= step.total,
  'a question the assessment has',
);

const journeyEventColumns = columnsByKind<JourneyEvents, JourneyEventRecord>(journeyEvents);

/** How far the journey has come, 0 to 100 (R114): current question / total, finished 100. */
const completionPercentage = (step: JourneyEvent): number =>
  'question' in step ? (step.question / step.total) * 100 : 100;

/** The row of `ai_journey_analytics` a step of a session becomes. @param now milliseconds since 1970 */
export function journeyEventRecord(
  step: JourneyEvent,
  { sessionId, now }: { sessionId: string; now: number },
): JourneyEventRecord {
  return {
    sessionId,
    id: step.id,
    occurredAt: eventMoment(step.at, now),
    occurredOn: dateOfId(step.id, now),
    sequenceNumber: step.seq,
    journeyId: step.journey,
    assessmentId: step.assessmentId,
    eventType: step.type,
    isBackNavigation: false,
    completionPercentage: completionPercentage(step),
    totalQuestions: step.total,
    customData: { assessment_type: step.assessment },
    ...journeyEventColumns(step.type, step),
  };
}
