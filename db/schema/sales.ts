import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from './checks';

/** What the hand-off to a provider carried, and its event brought home. No foreign key: an address can be invented. */
const handOffColumns = {
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  sessionId: uuid('session_id'),
  assessmentId: uuid('assessment_id'),
};

const cancelers = ['host', 'invitee'] as const;

/** Calls booked with the calendar's provider, a row an invitation. Who booked stands at the provider alone. */
export const bookings = pgTable(
  'bookings',
  {
    /** The provider's address of the invitation. A call that is moved gets another one. */
    inviteeId: text('invitee_id').primaryKey(),
    ...handOffColumns,
    /** The kind of call, as the operator named it at the provider. */
    eventName: text('event_name'),
    /** By the provider's clock, as all times here but `created_at` and `updated_at`. */
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    canceledAt: timestamp('canceled_at', { withTimezone: true }),
    canceledBy: text('canceled_by').$type<(typeof cancelers)[number]>(),
    /** Canceled because it was moved: another row replaces it. */
    isRescheduled: boolean('is_rescheduled').notNull(),
    /** `invitee_id` of the booking this one was moved from, which may arrive later. */
    replaces: text('replaces'),
  },
  (table) => [
    index('bookings_session').on(table.sessionId),
    index('bookings_assessment').on(table.assessmentId),
    index('bookings_replaces').on(table.replaces),
    check('bookings_canceled_by', oneOf(table.canceledBy, cancelers)),
  ],
);

/** From less to more known: what is known is never taken back by an event that arrives late. */
export const purchaseStates = ['pending', 'failed', 'paid'] as const;

/** What was bought on the payment provider's page, a row a checkout. Who paid stands at the provider alone. */
export const purchases = pgTable(
  'purchases',
  {
    /** The provider's id of the checkout, `cs_…`. */
    checkoutId: text('checkout_id').primaryKey(),
    ...handOffColumns,
    /** A workflow's slug, or `bundle`. */
    item: text('item'),
    /** The provider's id of the payment, `pi_…`, by which a refund is found; none for what is free. */
    paymentId: text('payment_id'),
    /** In the currency's smallest unit: cents. */
    amount: bigint('amount', { mode: 'number' }),
    currency: text('currency'),
    state: text('state').$type<(typeof purchaseStates)[number]>().notNull(),
    /** When the checkout was completed, by the provider's clock. */
    purchasedAt: timestamp('purchased_at', { withTimezone: true }).notNull(),
    /** Made in the provider's test mode: no money. */
    isTest: boolean('is_test').notNull(),
  },
  (table) => [
    index('purchases_session').on(table.sessionId),
    index('purchases_assessment').on(table.assessmentId),
    index('purchases_payment').on(table.paymentId),
    check('purchases_state', oneOf(table.state, purchaseStates)),
    check('purchases_amount', sql`${table.amount} >= 0`),
  ],
);

/** Money given back, a row a charge; it may arrive before its purchase. */
export const refunds = pgTable(
  'refunds',
  {
    /** The provider's id of the charge, `ch_…`. */
    chargeId: text('charge_id').primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** `payment_id` of the purchase. */
    paymentId: text('payment_id').notNull(),
    /** All that was given back of this charge so far, in the currency's smallest unit. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** When the newest of it was given back, by the provider's clock. */
    refundedAt: timestamp('refunded_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('refunds_payment').on(table.paymentId),
    check('refunds_amount', sql`${table.amount} >= 0`),
  ],
);

export type BookingRecord = Omit<typeof bookings.$inferInsert, 'createdAt' | 'updatedAt'>;
export type PurchaseRecord = Omit<typeof purchases.$inferInsert, 'createdAt' | 'updatedAt'>;
export type RefundRecord = Omit<typeof refunds.$inferInsert, 'createdAt' | 'updatedAt'>;
