import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { retentionMonths } from '@/content/analytics';
import { oneOf } from './checks';
import type { Descriptions } from './descriptions';

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

/** What staff read of these tables and columns; written into the database too. */
export const markedIdDescriptions: Descriptions<{
  sampleIds: typeof sampleIds;
  erasedIds: typeof erasedIds;
}> = {
  sampleIds: {
    about:
      'Ids of the samples that npm run demo-data made: nobody’s visits, to try reports with. npm run demo-data -- --remove deletes them and their rows; until then they stay, so that no sample is ever taken for a person.',
    columns: {
      id: 'Of a visit, assessment or application.',
      kind: 'session, assessment or application. Bookings, purchases and events are samples when their visit or assessment is.',
      arrivedAt: 'When the sample pretends to have arrived.',
    },
  },
  erasedIds: {
    about: `Ids of what npm run erase deleted: what arrives under them later is not stored. Deleted ${retentionMonths.visits} months after the erasure.`,
    columns: {
      id: 'Of a visit, journey, assessment or application; of a booking, purchase or refund the MD5 of the provider’s id.',
      erasedAt: 'When it was erased (server).',
    },
  },
};
