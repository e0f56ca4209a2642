import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What was erased, so that a tab that is still open, or a provider that repeats itself, cannot write it back. */
export const erasedIds = pgTable('erased_ids', {
  /** Of a session, journey, assessment or application; of what a provider named, the MD5 of that name. */
  id: uuid('id').primaryKey(),
  erasedAt: timestamp('erased_at', { withTimezone: true }).notNull().defaultNow(),
});
