import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { deviceTypes } from '@/content/analytics';
import { oneOf } from './one-of';
import { type Sent, sentColumns } from './sent';

/** One row a visit (part 2, section 3). Nothing here, and nothing elsewhere, is the visitor's address. */
export const userSessions = pgTable(
  'user_sessions',
  {
    /** UUID v7 of the document that was loaded. */
    sessionId: uuid('session_id').primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** By the browser's clock, no later than its first batch arrived. */
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    userAgent: text('user_agent'),
    /** Another site's page without its query; null for a direct visit. */
    referrer: text('referrer'),
    deviceType: text('device_type').notNull(),
    browserName: text('browser_name'),
    browserVersion: text('browser_version'),
    osName: text('os_name'),
    osVersion: text('os_version'),
    /** `1440x900`, in CSS pixels. */
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
    /** Counts the rows of `website_analytics` that were really inserted. */
    pageViewsCount: integer('page_views_count').notNull(),
    /** When the tab was last hidden or left; null while that has not been heard. */
    sessionEnd: timestamp('session_end', { withTimezone: true }),
    /** From the start to the last event, by one and the same clock. */
    totalDurationSeconds: doublePrecision('total_duration_seconds').notNull(),
    isBounce: boolean('is_bounce').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Left out of views, kept for a month. */
    suspectedBot: boolean('suspected_bot').notNull(),
    botReasons: text('bot_reasons').array().notNull(),
  },
  (table) => [
    // Reports and pruning read by time, rows arrive in that order: a BRIN costs an insert next to nothing.
    index('user_sessions_created_at').using('brin', table.createdAt),
    check('user_sessions_device_type', oneOf(table.deviceType, deviceTypes)),
    check('user_sessions_bounce', sql`${table.isBounce} = (${table.pageViewsCount} <= 1)`),
    check('user_sessions_counters', sql`${table.pageViewsCount} >= 0 and ${table.totalDurationSeconds} >= 0`),
    check('user_sessions_bot', sql`${table.suspectedBot} = (cardinality(${table.botReasons}) > 0)`),
  ],
);

/** A session as one or more batches tell it; `created_at` and `updated_at` are the database's. */
export type SessionRecord = Sent<
  Omit<typeof userSessions.$inferInsert, 'createdAt' | 'updatedAt' | 'pageViewsCount' | 'isBounce'>
>;

/** The columns that come from it: the counters are the statement's own. */
export const sentSession = sentColumns(userSessions, ['pageViewsCount', 'isBounce', 'updatedAt']);
