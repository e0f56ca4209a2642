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

/** What the payment provider says, with the second since 1970 in which it does. */
export type CheckoutNews = { created: number };

/**
 * A purchase as the payment provider reports it. Most pay by card, at once, and one in ten of them is given the money
 * back later. Of those who pay by bank, whose money takes days, some fail and some never send it.
 */
export function purchaseEvents(
  chance: Chance,
  reference: string,
  item: CheckoutItem,
  at: number,
): CheckoutNews[] {
  const completedAt = at + chance.between(1, 5) * MINUTE_MS;
  const key = chance.id(completedAt);
  const amount = item === 'bundle' ? samplePrices.bundle : samplePrices.workflow;
  const payment = { payment_intent: `pi_sample_${key}`, currency: 'usd' };
  const checkout = {
    ...payment,
    id: `cs_sample_${key}`,
    client_reference_id: reference,
    amount_total: amount,
  };
  const told = (type: string, moment: number, object: object) => ({
    type,
    created: Math.floor(moment / 1000),
    livemode: true,
    data: { object },
  });
  const toldOfCheckout = (kind: string, moment: number, payment_status: 'paid' | 'unpaid') =>
    told(`checkout.session.${kind}`, moment, { ...checkout, payment_status });

  if (chance.happens(0.25)) {
    const begun = toldOfCheckout('completed', completedAt, 'unpaid');
    const settledAt = completedAt + chance.between(2, 6) * DAY_MS;
    const end = chance.number();
    if (end < 0.3) return [begun];
    if (end < 0.4) return [begun, toldOfCheckout('async_payment_failed', settledAt, 'unpaid')];
    return [begun, toldOfCheckout('async_payment_succeeded', settledAt, 'paid')];
  }
  const paid = toldOfCheckout('completed', completedAt, 'paid');
  if (!chance.happens(0.1)) return [paid];
  const charge = { ...payment, id: `ch_sample_${key}`, amount_refunded: amount };
  return [paid, told('charge.refunded', completedAt + 2 * DAY_MS, charge)];
}
