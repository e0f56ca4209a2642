import type { JourneyEventRecord } from '@/db/schema/ai-journey-analytics';
import { dateOfId, eventMoment } from './event-moment';
import type { JourneyEvent } from './journey-event-schema';

/** The columns a step of each type fills, besides those all of them have. */
function ownColumns(step: JourneyEvent): Partial<JourneyEventRecord> {
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

type OfRecommendation = Extract<JourneyEvent, { type: 'journey_complete' | 'recommendation_action' }>;

const recommendationColumns = ({ recommendation, path }: OfRecommendation) => ({
  finalRecommendation: recommendation,
  recommendationServicePath: path,
});

/** How far the journey has come, 0 to 100 (part 2, section 4): current question / total, finished 100. */
function completion(step: JourneyEvent): number {
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
    completionPercentage: completion(step),
    totalQuestions: step.total,
    customData: { assessment_type: step.assessment },
    ...ownColumns(step),
  };
}
