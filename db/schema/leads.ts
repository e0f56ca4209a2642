import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { type LeadChannel, leadChannels } from '@/content/leads';
import { aiAssessments } from './assessments';
import { careerApplications } from './careers';
import { oneOf } from './checks';
import type { Descriptions } from './descriptions';

/** One that is `dead` is a dead letter: given up after the last attempt. */
const deliveryStates = ['waiting', 'delivered', 'dead', 'skipped'] as const;

/** Leads on their way to people: one row for each lead and channel. It refers to the lead and copies nothing from it. */
export const leadDeliveries = pgTable(
  'lead_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    channel: text('channel').$type<LeadChannel>().notNull(),
    assessmentId: uuid('assessment_id').references(() => aiAssessments.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id').references(() => careerApplications.id, { onDelete: 'cascade' }),
    state: text('state').$type<(typeof deliveryStates)[number]>().notNull().default('waiting'),
    attempts: smallint('attempts').notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    lastFailure: text('last_failure'),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    isCorrection: boolean('is_correction').notNull().default(false),
  },
  (table) => [
    // Each lead once for each channel; also finds the deliveries when a lead is erased.
    unique('lead_deliveries_assessment').on(table.assessmentId, table.channel),
    unique('lead_deliveries_application').on(table.applicationId, table.channel),
    // What each instance looks for every few seconds.
    index('lead_deliveries_waiting').on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
    check('lead_deliveries_channel', oneOf(table.channel, leadChannels)),
    check('lead_deliveries_state', oneOf(table.state, deliveryStates)),
    check('lead_deliveries_lead', sql`num_nonnulls(${table.assessmentId}, ${table.applicationId}) = 1`),
    check('lead_deliveries_settled', sql`(${table.state} = 'waiting') = (${table.settledAt} is null)`),
  ],
);

/** What staff read about this table and its columns; written into the database as well. */
export const leadDescriptions: Descriptions<{ leadDeliveries: typeof leadDeliveries }> = {
  leadDeliveries: {
    about:
      'Leads on their way to people: one row for each assessment or application and each channel that is set up (docs/leads.md). Written with the lead, in one statement; copies nothing of it and goes with it. Deleted a month after it was settled.',
    columns: {
      id: 'The webhook-id a receiver sees, and the local part of a mail’s Message-ID. The same at each attempt; a correction has another.',
      createdAt: 'When the lead was stored (server). Use this one.',
      channel: 'webhook or email.',
      assessmentId: 'The lead, ai_assessments.id; null for an application.',
      applicationId: 'The lead, career_applications.id; null for an assessment.',
      state:
        'waiting; delivered: a receiver took it; dead: given up after the last attempt (npm run deliver-leads -- --revive); skipped: a suspected bot’s, sent to nobody.',
      attempts: 'Attempts begun so far. One whose process died counts too.',
      nextAttemptAt:
        'Not tried before this; while an attempt runs, when another instance may begin it again.',
      lastFailure:
        'Why the last attempt failed, as a code: HTTP_503, SMTP_550, ECONNREFUSED, TIMEOUT. Null when it was delivered.',
      settledAt: 'When it was delivered, given up or skipped. Null while it waits.',
      isCorrection:
        'Whether it tells of a correction: the applicant changed the application after a receiver was told of it, or may have been.',
    },
  },
};
