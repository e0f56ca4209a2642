import { type Column, getTableColumns, sql, type Table } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { type DeviceType, deviceTypes, handOffNames } from '@/content/analytics';
import type { AssessmentType } from '@/content/assessments/questions';
import type { VisitBotReason } from './bot-reasons';
import { hasLengthUpTo, oneOf } from './checks';

/** Longest kind of an event or an action. Which kinds there are is the site's business (decision 0111). */
const kindLimit = 50;

/** Far more than any assessment asks: removing a question must not make old rows invalid. */
const questionLimit = 100;

/** A row as a statement takes it in JSON: a time is in milliseconds since 1970, half as costly as the text of a date. */
export type RecordsetRow<Row> = {
  [Key in keyof Row]: Row[Key] extends Date | null | undefined ? number | Exclude<Row[Key], Date> : Row[Key];
};

/**
 * The columns of a table that come from a record, and how json_to_recordset or jsonb_to_recordset must read them.
 * @param own columns, by their names in the schema, that the statement itself fills
 */
export function recordsetColumns(table: Table, own: readonly string[] = []) {
  const sent = Object.entries(getTableColumns(table)).filter(
    ([key]) => key !== 'createdAt' && !own.includes(key),
  );
  return {
    names: sent.map(([, column]) => column.name).join(', '),
    values: sent
      .map(([key, column]) => (isMoment(column) ? momentOfMilliseconds(key) : `sent."${key}"`))
      .join(', '),
    types: sent
      .map(([key, column]) => `"${key}" ${isMoment(column) ? 'double precision' : column.getSQLType()}`)
      .join(', '),
  };
}

const isMoment = ({ dataType }: Column) => dataType === 'date';
const momentOfMilliseconds = (key: string) => `to_timestamp(sent."${key}" / 1000)`;

/** The columns that both event tables have. */
export const eventColumns = {
  /** No foreign key: the session's row may arrive later, or never. */
  sessionId: uuid('session_id').notNull(),
  id: uuid('id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull(),
  /** By the id: months can become partitions, and what is sent again stays in one. */
  occurredOn: date('occurred_on').notNull(),
  sequenceNumber: integer('sequence_number').notNull(),
};

/** A regular expression for `element_id`: the buttons that lead to a provider. */
export const handOffPattern = `^${handOffNames.calendar}|${handOffNames.checkout}`;

/** What happened on the pages, one row for each event (R109). */
export const websiteAnalytics = pgTable(
  'website_analytics',
  {
    ...eventColumns,
    eventType: text('event_type').notNull(),
    pageUrl: text('page_url').notNull(),
    pageTitle: text('page_title').notNull(),
    viewId: uuid('view_id'),
    previousPage: text('previous_page'),
    elementType: text('element_type'),
    elementId: text('element_id'),
    elementClass: text('element_class'),
    elementText: text('element_text'),
    formName: text('form_name'),
    fieldName: text('field_name'),
    /** Nothing that was typed (decision 0044). */
    fieldValue: text('field_value'),
    scrollDepthPercent: smallint('scroll_depth_percent'),
    timeOnPageSeconds: doublePrecision('time_on_page_seconds'),
    clickCoordinates: jsonb('click_coordinates').$type<{ x: number; y: number }>(),
    errorMessage: text('error_message'),
    errorStack: text('error_stack'),
    customProperties: jsonb('custom_properties').$type<Record<string, string | number>>(),
  },
  (table) => [
    // Session first, so that the tables could be distributed by it.
    primaryKey({ columns: [table.sessionId, table.id] }),
    index('website_analytics_created_at').using('brin', table.createdAt),
    // The few clicks that send a visitor to the calendar or the checkout, as reporting.leads asks for them.
    index('website_analytics_hand_offs')
      .on(table.sessionId)
      .where(sql`${table.eventType} = 'click' and ${table.elementId} ~ '${sql.raw(handOffPattern)}'`),
    check('website_analytics_type', hasLengthUpTo(table.eventType, kindLimit)),
    check('website_analytics_scroll_depth', sql`${table.scrollDepthPercent} between 0 and 100`),
    check('website_analytics_time_on_page', sql`${table.timeOnPageSeconds} >= 0`),
  ],
);

/** A row as it is written; the database sets `created_at`. */
export type WebsiteEventRecord = RecordsetRow<Omit<typeof websiteAnalytics.$inferInsert, 'createdAt'>>;

/** How visitors go through an assessment, one row for each step (R112). */
export const aiJourneyAnalytics = pgTable(
  'ai_journey_analytics',
  {
    ...eventColumns,
    journeyId: uuid('journey_id').notNull(),
    assessmentId: uuid('assessment_id'),
    eventType: text('event_type').notNull(),
    questionNumber: smallint('question_number'),
    questionText: text('question_text'),
    /** Nothing that was typed (decision 0044). */
    answerSelected: text('answer_selected'),
    answerOptions: text('answer_options').array(),
    timeSpentSeconds: doublePrecision('time_spent_seconds'),
    isBackNavigation: boolean('is_back_navigation').notNull(),
    finalRecommendation: text('final_recommendation'),
    recommendationServicePath: text('recommendation_service_path'),
    actionTaken: text('action_taken'),
    completionPercentage: doublePrecision('completion_percentage').notNull(),
    totalQuestions: smallint('total_questions').notNull(),
    customData: jsonb('custom_data').$type<{ assessment_type: AssessmentType }>().notNull(),
  },
  (table) => [
    // Session first, so that the tables could be distributed by it.
    primaryKey({ columns: [table.sessionId, table.id] }),
    index('ai_journey_analytics_created_at').using('brin', table.createdAt),
    // Most rows have no assessment, and cost this index nothing.
    index('ai_journey_analytics_assessment_id')
      .on(table.assessmentId)
      .where(sql`${table.assessmentId} is not null`),
    // A journey goes on in another visit: which journeys were in several is read from here alone, and which visits.
    index('ai_journey_analytics_journey_visits').on(table.journeyId, table.sessionId),
    check('ai_journey_analytics_type', hasLengthUpTo(table.eventType, kindLimit)),
    check('ai_journey_analytics_action', hasLengthUpTo(table.actionTaken, kindLimit)),
    check(
      'ai_journey_analytics_question',
      sql`${table.totalQuestions} between 1 and ${sql.raw(`${questionLimit}`)}
        and ${table.questionNumber} between 1 and ${table.totalQuestions}`,
    ),
    check('ai_journey_analytics_completion', sql`${table.completionPercentage} between 0 and 100`),
    check('ai_journey_analytics_time', sql`${table.timeSpentSeconds} >= 0`),
  ],
);

/** A row as it is written; the database sets `created_at`. */
export type JourneyEventRecord = RecordsetRow<Omit<typeof aiJourneyAnalytics.$inferInsert, 'createdAt'>>;

/** One row for each visit (R107). The visitor's address is stored neither here nor anywhere else. */
export const userSessions = pgTable(
  'user_sessions',
  {
    sessionId: uuid('session_id').primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    userAgent: text('user_agent'),
    referrer: text('referrer'),
    deviceType: text('device_type').$type<DeviceType>().notNull(),
    browserName: text('browser_name'),
    browserVersion: text('browser_version'),
    osName: text('os_name'),
    osVersion: text('os_version'),
    screenResolution: text('screen_resolution').notNull(),
    viewportSize: text('viewport_size').notNull(),
    country: text('country'),
    region: text('region'),
    city: text('city'),
    utmSource: text('utm_source'),
    utmMedium: text('utm_medium'),
    utmCampaign: text('utm_campaign'),
    utmTerm: text('utm_term'),
    utmContent: text('utm_content'),
    assessmentId: uuid('assessment_id'),
    pageViewsCount: integer('page_views_count').notNull(),
    sessionEnd: timestamp('session_end', { withTimezone: true }),
    totalDurationSeconds: doublePrecision('total_duration_seconds').notNull(),
    isBounce: boolean('is_bounce').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    suspectedBot: boolean('suspected_bot').notNull(),
    botReasons: text('bot_reasons').array().$type<VisitBotReason[]>().notNull(),
  },
  (table) => [
    // Staff and pruning read by time, and rows arrive in that order: a BRIN index costs an insert next to nothing.
    index('user_sessions_created_at').using('brin', table.createdAt),
    index('user_sessions_assessment_id').on(table.assessmentId).where(sql`${table.assessmentId} is not null`),
    check('user_sessions_device_type', oneOf(table.deviceType, deviceTypes)),
    check('user_sessions_bounce', sql`${table.isBounce} = (${table.pageViewsCount} <= 1)`),
    check('user_sessions_counters', sql`${table.pageViewsCount} >= 0 and ${table.totalDurationSeconds} >= 0`),
    check('user_sessions_bot', sql`${table.suspectedBot} = (cardinality(${table.botReasons}) > 0)`),
  ],
);

/** The columns of a session that say where its visitor is; what is not known is absent. */
export type VisitorLocation = { country?: string; region?: string; city?: string };

/** A session as described by one or more batches; the database sets `created_at` and `updated_at`. */
export type SessionRecord = RecordsetRow<
  Omit<typeof userSessions.$inferInsert, 'createdAt' | 'updatedAt' | 'pageViewsCount' | 'isBounce'>
>;

/** The columns that come from a record: the statement itself fills the counters. */
export const sessionRecordset = recordsetColumns(userSessions, ['pageViewsCount', 'isBounce', 'updatedAt']);
