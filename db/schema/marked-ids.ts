import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from './checks';

/** What a sample can be; what else belongs to one is found by its visit. */
export const sampleKinds = ['session', 'assessment', 'application'] as const;
export type SampleKind = (typeof sampleKinds)[number];

/**
 * Which rows npm run demo-data made. Marked before they are stored: one that is interrupted leaves nothing behind that
 * is not known.
 */
export const sampleIds = pgTable(
  'sample_ids',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<SampleKind>().notNull(),
    /** When the sample pretends to have arrived. */
    arrivedAt: timestamp('arrived_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('sample_ids_kind', oneOf(table.kind, sampleKinds))],
);

/** What was erased, so that a tab that is still open, or a provider that repeats itself, cannot write it back. */
export const erasedIds = pgTable('erased_ids', {
  /** Of a session, journey, assessment or application; of what a provider named, the MD5 of that name. */
  id: uuid('id').primaryKey(),
  erasedAt: timestamp('erased_at', { withTimezone: true }).notNull().defaultNow(),
});
