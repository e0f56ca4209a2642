import type * as sales from '@/db/schema/sales';
import type { Descriptions } from './description';

const handOff = {
  createdAt: 'When we first heard of it (server).',
  updatedAt: 'When we last heard of it (server).',
  sessionId:
    'The visit that was handed to the provider, user_sessions.session_id. Null where none was (Global Privacy Control); from outside, so the row may be missing.',
  assessmentId: 'The assessment that was handed over with it, ai_assessments.id, on the same terms.',
};

export const salesDescriptions: Descriptions<typeof sales> = {
  bookings: {
    about:
      'Calls booked at the calendar’s provider, one row for each invitation, written by its webhook. Who booked stands at the provider alone. A call takes place where canceled_at is null; it was lost where it is not and is_rescheduled is false. Kept.',
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
      purchasedAt: 'When the checkout was completed (provider’s clock). Use this one.',
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
