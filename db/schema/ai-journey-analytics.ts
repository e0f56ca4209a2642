import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { journeyActions, journeyEventTypes, mostQuestions } from '@/content/analytics';
import { eventColumns } from './event-columns';
import { oneOf } from './one-of';
import type { Sent } from './sent';

/** How visitors go through an assessment, a row a step (part 2, section 3). */
export const aiJourneyAnalytics = pgTable(
  'ai_journey_analytics',
  {
    ...eventColumns,
    journeyId: uuid('journey_id').notNull(),
    eventType: text('event_type').notNull(),
    questionNumber: smallint('question_number'),
    questionText: text('question_text'),
    /** A choice; of a free text only its length (decision 14). */
    answerSelected: text('answer_selected'),
    answerOptions: text('answer_options').array(),
    timeSpentSeconds: doublePrecision('time_spent_seconds'),
    isBackNavigation: boolean('is_back_navigation').notNull(),
    /** The service recommended; null when the answers needed clarification. */
    finalRecommendation: text('final_recommendation'),
    recommendationServicePath: text('recommendation_service_path'),
    actionTaken: text('action_taken'),
    /** Current question / total × 100; a finished journey 100. */
    completionPercentage: doublePrecision('completion_percentage').notNull(),
    totalQuestions: smallint('total_questions').notNull(),
    /** `{ "assessment_type": "backend" }`. */
    customData: jsonb('custom_data').$type<{ assessment_type: string }>().notNull(),
  },
  (table) => [
    // By session first, so that the tables can be distributed by it.
    primaryKey({ columns: [table.sessionId, table.id] }),
    index('ai_journey_analytics_created_at').using('brin', table.createdAt),
    check('ai_journey_analytics_type', oneOf(table.eventType, journeyEventTypes)),
    check('ai_journey_analytics_action', oneOf(table.actionTaken, journeyActions)),
    check(
      'ai_journey_analytics_question',
      sql`${table.totalQuestions} between 1 and ${sql.raw(`${mostQuestions}`)}
        and ${table.questionNumber} between 1 and ${table.totalQuestions}`,
    ),
    check('ai_journey_analytics_completion', sql`${table.completionPercentage} between 0 and 100`),
    check('ai_journey_analytics_time', sql`${table.timeSpentSeconds} >= 0`),
  ],
);

/** A row as it is written; `created_at` is the database's. */
export type JourneyEventRecord = Sent<Omit<typeof aiJourneyAnalytics.$inferInsert, 'createdAt'>>;
