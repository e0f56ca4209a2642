import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { type LeadChannel, leadChannels } from '@/content/leads';
import { aiAssessments } from './assessments';
import { careerApplications } from './careers';
import { oneOf } from './checks';

/** `skipped`: a suspected bot's, sent to nobody. `dead`: given up after the last attempt. */
const deliveryStates = ['waiting', 'delivered', 'dead', 'skipped'] as const;

/** Leads on their way to people: a row for each lead and channel. It refers to the lead and copies nothing of it. */
export const leadDeliveries = pgTable(
  'lead_deliveries',
  {
    /** The receiver's `webhook-id`, or the local part of the mail's `Message-ID`: the same at each attempt. */
    id: uuid('id').primaryKey().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    channel: text('channel').$type<LeadChannel>().notNull(),
    /** One of the two. Whoever is erased is not delivered any more. */
    assessmentId: uuid('assessment_id').references(() => aiAssessments.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id').references(() => careerApplications.id, { onDelete: 'cascade' }),
    state: text('state').$type<(typeof deliveryStates)[number]>().notNull().default('waiting'),
    /** Begun, not failed: one whose process died counts too. */
    attempts: smallint('attempts').notNull().default(0),
    /** Not before; while an attempt runs, when another instance may take it over. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    /** Why the last attempt failed, as a code: `HTTP_503`, `ECONNREFUSED`, `TIMEOUT`. */
    lastFailure: text('last_failure'),
    /** When it was delivered, given up or skipped. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    // Each lead once a channel, and found when its lead is erased.
    unique('lead_deliveries_assessment').on(table.assessmentId, table.channel),
    unique('lead_deliveries_application').on(table.applicationId, table.channel),
    // What each instance asks for every few seconds.
    index('lead_deliveries_waiting').on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
    check('lead_deliveries_channel', oneOf(table.channel, leadChannels)),
    check('lead_deliveries_state', oneOf(table.state, deliveryStates)),
    check('lead_deliveries_lead', sql`num_nonnulls(${table.assessmentId}, ${table.applicationId}) = 1`),
    check('lead_deliveries_settled', sql`(${table.state} = 'waiting') = (${table.settledAt} is null)`),
  ],
);
