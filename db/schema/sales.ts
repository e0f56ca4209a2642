import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from './checks';
import type { Descriptions } from './descriptions';

/** What a provider was handed with the visitor, and its event brought back. No foreign keys: addresses can be invented. */
const handOffColumns = {
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  sessionId: uuid('session_id'),
  assessmentId: uuid('assessment_id'),
};

const cancelers = ['host', 'invitee'] as const;

/** Calls booked with the calendar's provider, one row for each invitation. Only the provider knows who booked. */
export const bookings = pgTable(
  'bookings',
  {
    inviteeId: text('invitee_id').primaryKey(),
    ...handOffColumns,
    eventName: text('event_name'),
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    canceledAt: timestamp('canceled_at', { withTimezone: true }),
    canceledBy: text('canceled_by').$type<(typeof cancelers)[number]>(),
    isRescheduled: boolean('is_rescheduled').notNull(),
    replaces: text('replaces'),
  },
  (table) => [
    index('bookings_session').on(table.sessionId),
    index('bookings_assessment').on(table.assessmentId),
    index('bookings_replaces').on(table.replaces),
    check('bookings_canceled_by', oneOf(table.canceledBy, cancelers)),
  ],
);

/** In order of how much is known: an event that arrives late never takes back what a later state says. */
export const purchaseStates = ['pending', 'failed', 'paid'] as const;

/** What was bought on the payment provider's page, one row for each checkout. Only the provider knows who paid. */
export const purchases = pgTable(
  'purchases',
  {
    checkoutId: text('checkout_id').primaryKey(),
    ...handOffColumns,
    item: text('item'),
    paymentId: text('payment_id'),
    amount: bigint('amount', { mode: 'number' }),
    currency: text('currency'),
    state: text('state').$type<(typeof purchaseStates)[number]>().notNull(),
    purchasedAt: timestamp('purchased_at', { withTimezone: true }).notNull(),
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

/** Money given back, one row for each charge; it may arrive before its purchase. */
export const refunds = pgTable(
  'refunds',
  {
    chargeId: text('charge_id').primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    paymentId: text('payment_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
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

const handOff = {
  createdAt: 'When we first heard of it (server).',
  updatedAt: 'When we last heard of it (server).',
  sessionId:
    'The visit that was handed to the provider, user_sessions.session_id. Null where none was (Global Privacy Control); from outside, so the row may be missing.',
  assessmentId: 'The assessment that was handed over with it, ai_assessments.id, on the same terms.',
};

/** What staff read about these tables and their columns; written into the database as well. */
export const salesDescriptions: Descriptions<{
  bookings: typeof bookings;
  purchases: typeof purchases;
  refunds: typeof refunds;
}> = {
  bookings: {
    about:
      'Calls booked at the calendar’s provider, one row for each invitation, written by its webhook. Who booked stands at the provider alone. A call takes place where canceled_at is null and no other row replaces it; it was lost where canceled_at is set, is_rescheduled is false and none does. Kept.',
    columns: {
      ...handOff,
      inviteeId: 'The provider’s address of the invitation. A call that is moved gets another one.',
      eventName: 'The kind of call, as it is named at the provider.',
      bookedAt: 'When it was booked (provider’s clock). Use this one.',
      startsAt: 'When the call begins.',
      endsAt: 'When the call ends.',
      canceledAt: 'When it was canceled (provider’s clock). Null while it stands.',
      canceledBy: 'host or invitee. Null while it stands.',
      isRescheduled: 'Whether it was canceled only because it was moved: another row replaces it.',
      replaces: 'bookings.invitee_id of the call this one was moved from; that row may arrive later.',
    },
  },
  purchases: {
    about:
      'What was bought at the payment provider, one row for each checkout, written by its webhook. Who paid stands at the provider alone. Count where state is paid and not is_test; subtract refunds by payment_id. Kept.',
    columns: {
      ...handOff,
      checkoutId: 'The provider’s id of the checkout, cs_….',
      item: 'A workflow’s slug, or bundle. Null for a checkout that did not begin on this site.',
      paymentId: 'The provider’s id of the payment, pi_…, as in refunds. Null for what is free.',
      amount: 'In the currency’s smallest unit: cents.',
      currency: 'Three letters, small: usd.',
      state: 'pending: completed and not yet paid; failed; paid. Never back.',
      purchasedAt:
        'When it came into its state: when it was paid, at a bank days after the checkout (provider’s clock). Use this one.',
      isTest: 'Whether it was made in the provider’s test mode: no money.',
    },
  },
  refunds: {
    about:
      'Money given back, one row for each charge, written by the payment provider’s webhook. May arrive before its purchase. Kept.',
    columns: {
      chargeId: 'The provider’s id of the charge, ch_….',
      createdAt: 'When we first heard of it (server).',
      updatedAt: 'When we last heard of it (server).',
      paymentId: 'purchases.payment_id. The account may have charges that are no purchase here.',
      amount: 'All that was given back of the charge so far, in the currency’s smallest unit: cents.',
      currency: 'Three letters, small: usd.',
      refundedAt: 'When the newest of it was given back (provider’s clock). Use this one.',
    },
  },
};
