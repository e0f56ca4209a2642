import { date, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What the two tables of events have in common. */
export const eventColumns = {
  /** No foreign key: the session's row may arrive later, or never. */
  sessionId: uuid('session_id').notNull(),
  /** UUID v7 of the browser, so that sending twice stores once. */
  id: uuid('id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** By the browser's clock, within a week before its arrival. */
  occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull(),
  /** The date in the id (UTC), so that a month can become a partition and an event sent again stays in it. */
  occurredOn: date('occurred_on').notNull(),
  /** Counts a session's events from 1, over both tables: a hole is an event that was lost. */
  sequenceNumber: integer('sequence_number').notNull(),
};
