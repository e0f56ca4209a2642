import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import {
  type AssessmentType,
  answerLabelLimit,
  assessmentTypes,
  freeTextLimit,
  nameLimit,
} from '@/content/assessments/questions';
import { type RequestBotReason, requestBotReasons } from './bot-reasons';
import { hasLengthUpTo, oneOf } from './checks';
import type { Descriptions } from './descriptions';

/** What a visitor answered and what was recommended: one row for each press of TRANSCEND (R85). */
export const aiAssessments = pgTable(
  'ai_assessments',
  {
    id: uuid('id').primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    pressedAt: timestamp('pressed_at', { withTimezone: true }).notNull().defaultNow(),
    /** No foreign key: the session's row may arrive later, or never. */
    sessionId: uuid('session_id'),
    assessmentType: text('assessment_type').$type<AssessmentType>().notNull(),
    name: text('name').notNull(),
    q1Typed: text('q1_typed').notNull(),
    q2Answer: text('q2_answer').notNull(),
    q3Answer: text('q3_answer').notNull(),
    q4Answer: text('q4_answer'),
    userIntent: text('user_intent').notNull(),
    recommendedService: text('recommended_service'),
    servicePath: text('service_path'),
    isRotation: boolean('is_rotation').notNull(),
    rotationServices: text('rotation_services').array().notNull(),
    needsClarification: boolean('needs_clarification').notNull(),
    clarificationMessage: text('clarification_message'),
    ruleId: text('rule_id'),
    turn: integer('turn').notNull(),
    suspectedBot: boolean('suspected_bot').notNull().default(false),
    botReasons: text('bot_reasons').array().$type<RequestBotReason[]>().notNull().default(sql`'{}'`),
  },
  (table) => [
    // Staff read by time, and rows arrive in that order: a BRIN index costs an insert next to nothing.
    index('ai_assessments_created_at').using('brin', table.createdAt),
    index('ai_assessments_session_id').on(table.sessionId),
    check('ai_assessments_type', oneOf(table.assessmentType, assessmentTypes)),
    check('ai_assessments_name', hasLengthUpTo(table.name, nameLimit)),
    check('ai_assessments_q1', hasLengthUpTo(table.q1Typed, freeTextLimit)),
    // Checks neither the labels nor which assessment asks what: both change with the site, and rows from other
    // versions are just as valid (decisions 0111 and 0206).
    check(
      'ai_assessments_answers',
      sql`${hasLengthUpTo(table.q2Answer, answerLabelLimit)} and ${hasLengthUpTo(table.q3Answer, answerLabelLimit)}
        and (${table.q4Answer} is null or ${hasLengthUpTo(table.q4Answer, answerLabelLimit)})`,
    ),
    check(
      'ai_assessments_clarification',
      sql`case when ${table.needsClarification}
        then ${table.clarificationMessage} is not null
          and num_nonnulls(${table.recommendedService}, ${table.servicePath}, ${table.ruleId}) = 0
        else ${table.clarificationMessage} is null
          and num_nulls(${table.recommendedService}, ${table.servicePath}, ${table.ruleId}) = 0 end`,
    ),
    check(
      'ai_assessments_rotation',
      sql`${table.isRotation} = (cardinality(${table.rotationServices}) > 0)
        and ${table.turn} >= 0 and (${table.isRotation} or ${table.turn} = 0)`,
    ),
    check('ai_assessments_bot', sql`${table.suspectedBot} = (cardinality(${table.botReasons}) > 0)`),
  ],
);

/** A row as it is written; the database sets `created_at`. */
export type AssessmentRecord = Omit<typeof aiAssessments.$inferInsert, 'createdAt'>;

/** What staff read about this table and its columns; written into the database as well. */
export const assessmentDescriptions: Descriptions<{ aiAssessments: typeof aiAssessments }> = {
  aiAssessments: {
    about:
      'What a visitor answered and what was recommended: one row a press of TRANSCEND. Written once by /api/assessments or the form without JavaScript. Kept until it is erased.',
    columns: {
      id: 'UUID v7 made by the browser, so that sending twice stores once.',
      createdAt:
        'When the row arrived (server): up to a week after the press, where the answers waited in the browser.',
      pressedAt:
        'When TRANSCEND was pressed, by the time in the id, within the week before arrival. Use this one.',
      sessionId:
        'The visit it was made in, user_sessions.session_id. Null with Global Privacy Control or without JavaScript; the row there may be missing.',
      assessmentType: 'backend (which AI for office work) or income (which AI to win more clients).',
      name: 'First name, as typed.',
      q1Typed: 'The free text of question 1, as typed.',
      q2Answer: 'The option chosen in question 2: backend investment, income process.',
      q3Answer: 'The option chosen in question 3: backend kind of system, income investment.',
      q4Answer: 'The option chosen in question 4: income goal. Null for backend, which has three questions.',
      userIntent: 'What the free text was read as, by the keyword lists of content/assessments/intents.ts.',
      recommendedService: 'Name of the service recommended; null when the answers needed clarification.',
      servicePath: 'Its page; null when the answers needed clarification.',
      isRotation: 'Whether the rule has several services and serves them in turn.',
      rotationServices: 'The services of the rotation in their order; empty without one.',
      needsClarification: 'True where no rule could decide: nothing was recommended, the visitor was asked.',
      clarificationMessage: 'What the visitor was asked instead; null with a recommendation.',
      ruleId:
        'The row of the rule table that decided (content/assessments/rules.ts); null for a clarification.',
      suspectedBot: 'Whether a machine may have sent it. Stored and answered like any other.',
      botReasons: `Why: ${requestBotReasons.join(', ')}. Empty for a person.`,
      turn: 'Turn of the rotation that was served, counted from 0 in the browser; 0 without a rotation.',
    },
  },
};
