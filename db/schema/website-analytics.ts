import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { websiteEventTypes } from '@/content/analytics';
import { eventColumns } from './event-columns';
import { oneOf } from './one-of';
import type { Sent } from './sent';

/** What happened on the pages, a row an event (part 2, section 3). */
export const websiteAnalytics = pgTable(
  'website_analytics',
  {
    ...eventColumns,
    eventType: text('event_type').notNull(),
    /** A path without query. */
    pageUrl: text('page_url').notNull(),
    pageTitle: text('page_title').notNull(),
    /** The page of this site the visitor came from. */
    previousPage: text('previous_page'),
    /** The element's tag. */
    elementType: text('element_type'),
    elementId: text('element_id'),
    elementClass: text('element_class'),
    elementText: text('element_text'),
    formName: text('form_name'),
    fieldName: text('field_name'),
    /** A choice; of a free text only its length, of a personal field nothing (decision 14). */
    fieldValue: text('field_value'),
    scrollDepthPercent: smallint('scroll_depth_percent'),
    /** Seconds the page was visible. */
    timeOnPageSeconds: doublePrecision('time_on_page_seconds'),
    /** `{ "x": 12, "y": 340 }`, CSS pixels from the top left of the window. */
    clickCoordinates: jsonb('click_coordinates').$type<{ x: number; y: number }>(),
    errorMessage: text('error_message'),
    errorStack: text('error_stack'),
    customProperties: jsonb('custom_properties').$type<Record<string, string | number>>(),
  },
  (table) => [
    // By session first, so that the tables can be distributed by it.
    primaryKey({ columns: [table.sessionId, table.id] }),
    index('website_analytics_created_at').using('brin', table.createdAt),
    check('website_analytics_type', oneOf(table.eventType, websiteEventTypes)),
    check('website_analytics_scroll_depth', sql`${table.scrollDepthPercent} between 0 and 100`),
    check('website_analytics_time_on_page', sql`${table.timeOnPageSeconds} >= 0`),
  ],
);

/** A row as it is written; `created_at` is the database's. */
export type WebsiteEventRecord = Sent<Omit<typeof websiteAnalytics.$inferInsert, 'createdAt'>>;
