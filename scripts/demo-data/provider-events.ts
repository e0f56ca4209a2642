import type { CheckoutItem } from '@/content/checkout-links';
import type { Chance } from './chance';

const iso = (at: number) => new Date(at).toISOString();

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A booked call as the calendar's provider reports it; one in eight is canceled later. */
export function bookingEvents(chance: Chance, reference: string, at: number): object[] {
  const bookedAt = at + chance.between(1, 4) * MINUTE_MS;
  const startsAt =
    Math.floor(bookedAt / DAY_MS + chance.between(1, 6)) * DAY_MS + chance.between(14, 20) * 60 * MINUTE_MS;
  const payload = {
    uri: `https://api.calendly.com/scheduled_events/sample/invitees/${chance.id(bookedAt)}`,
    created_at: iso(bookedAt),
    tracking: { utm_content: reference },
    scheduled_event: {
      name: 'Sample call',
      start_time: iso(startsAt),
      end_time: iso(startsAt + 30 * MINUTE_MS),
    },
  };
  const created = { event: 'invitee.created', created_at: iso(bookedAt), payload };
  if (!chance.happens(0.12)) return [created];
  const canceledAt = bookedAt + chance.between(1, 20) * 60 * MINUTE_MS;
  const cancellation = { canceler_type: 'invitee', created_at: iso(canceledAt) };
  return [
    created,
    { event: 'invitee.canceled', created_at: iso(canceledAt), payload: { ...payload, cancellation } },
  ];
}

/** In cents, and made up: pages show no prices. */
const samplePrices = { workflow: 4900, bundle: 19_900 };

/** A purchase as the payment provider reports it; one in ten is refunded later. */
export function purchaseEvents(chance: Chance, reference: string, item: CheckoutItem, at: number): object[] {
  const paidAt = at + chance.between(1, 5) * MINUTE_MS;
  const key = chance.id(paidAt);
  const amount = item === 'bundle' ? samplePrices.bundle : samplePrices.workflow;
  const told = (moment: number) => ({ created: Math.floor(moment / 1000), livemode: true });
  const checkout = {
    id: `cs_sample_${key}`,
    client_reference_id: reference,
    payment_intent: `pi_sample_${key}`,
    payment_status: 'paid',
    amount_total: amount,
    currency: 'usd',
  };
  const paid = { type: 'checkout.session.completed', ...told(paidAt), data: { object: checkout } };
  if (!chance.happens(0.1)) return [paid];
  const charge = {
    id: `ch_sample_${key}`,
    payment_intent: checkout.payment_intent,
    amount_refunded: amount,
    currency: 'usd',
  };
  return [paid, { type: 'charge.refunded', ...told(paidAt + 2 * DAY_MS), data: { object: charge } }];
}
