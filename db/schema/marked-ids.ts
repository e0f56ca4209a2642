import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { retentionMonths } from '@/content/analytics';
import { oneOf } from './checks';
import type { Descriptions } from './descriptions';

/** What a sample can be; whatever else belongs to it is found by its visit. */
export const sampleKinds = ['session', 'assessment', 'application'] as const;
export type SampleKind = (typeof sampleKinds)[number];

/**
 * Which rows npm run demo-data made. They are marked before they are stored, so that an interrupted run leaves no
 * unmarked row behind.
 */
export const sampleIds = pgTable(
  'sample_ids',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<SampleKind>().notNull(),
    arrivedAt: timestamp('arrived_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('sample_ids_kind', oneOf(table.kind, sampleKinds))],
);

/** Ids that were erased, so that a tab that is still open, or a provider that repeats itself, cannot write the rows back. */
export const erasedIds = pgTable('erased_ids', {
  id: uuid('id').primaryKey(),
  erasedAt: timestamp('erased_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What staff read about these tables and their columns; written into the database as well. */
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
      id: 'Of a visit, journey, assessment or application; of a booking, purchase, payment or refund the MD5 of the provider’s id.',
      erasedAt: 'When it was erased (server).',
    },
  },
};
