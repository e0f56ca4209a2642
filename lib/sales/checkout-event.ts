import { z } from 'zod';
import { storePurchase, storeRefund } from '@/db/queries/sales';
import type { QueryResult } from '@/db/run-query';
import type { PurchaseRecord, RefundRecord } from '@/db/schema/sales';
import { readVisitReference } from '@/lib/analytics/visit-reference';
import type { SalesProvider } from './receive-webhook';

/** The last second of the year 9999: later ones are beyond what JavaScript or the database can hold. */
const LAST_SECOND = 253_402_300_799;
const seconds = z
  .int()
  .min(0)
  .max(LAST_SECOND)
  .transform((time) => new Date(time * 1000));
const providerId = z.string().min(1).max(255);
const smallestUnits = z.int().min(0);

/** An id, or the record itself if the operator asked the provider to include it. */
const reference = z.union([providerId, z.object({ id: providerId }).transform(({ id }) => id)]);

/** What is read from a checkout. Who paid, and how, is not read, and so is never stored. */
const checkoutSchema = z.object({
  id: providerId,
  client_reference_id: z.string().nullish(),
  payment_intent: reference.nullish(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: smallestUnits.nullish(),
  currency: z.string().max(10).nullish(),
});

const chargeSchema = z.object({
  id: providerId,
  payment_intent: reference.nullish(),
  amount_refunded: smallestUnits,
  currency: z.string().max(10),
});

const told = { created: seconds, livemode: z.boolean() };
const checkoutData = z.object({ object: checkoutSchema });

const checkoutEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('checkout.session.completed'), ...told, data: checkoutData }),
  z.object({ type: z.literal('checkout.session.async_payment_succeeded'), ...told, data: checkoutData }),
  z.object({ type: z.literal('checkout.session.async_payment_failed'), ...told, data: checkoutData }),
  z.object({ type: z.literal('charge.refunded'), ...told, data: z.object({ object: chargeSchema }) }),
]);

/** `unrelated`: about a payment that no checkout of this site made. */
type CheckoutNews = { purchase: PurchaseRecord } | { refund: RefundRecord } | { unrelated: true };

type CheckoutEvent = z.infer<typeof checkoutEventSchema>;
type RefundEvent = Extract<CheckoutEvent, { type: 'charge.refunded' }>;

function purchaseState(
  type: CheckoutEvent['type'],
  status: z.infer<typeof checkoutSchema>['payment_status'],
) {
  if (type === 'checkout.session.async_payment_failed') return 'failed';
  return status === 'unpaid' ? 'pending' : 'paid';
}

function purchaseOf({ type, created, livemode, data }: Exclude<CheckoutEvent, RefundEvent>): PurchaseRecord {
  const { object } = data;
  const { session, assessment, item } = readVisitReference(object.client_reference_id ?? '');
  return {
    checkoutId: object.id,
    sessionId: session ?? null,
    assessmentId: assessment ?? null,
    item: item ?? null,
    paymentId: object.payment_intent ?? null,
    amount: object.amount_total ?? null,
    currency: object.currency ?? null,
    state: purchaseState(type, object.payment_status),
    purchasedAt: created,
    isTest: !livemode,
  };
}

function refundOf({ created, data: { object } }: RefundEvent): CheckoutNews {
  const { id: chargeId, payment_intent: paymentId, amount_refunded: amount, currency } = object;
  // A charge that was not made by a checkout.
  if (!paymentId) return { unrelated: true };
  return { refund: { chargeId, paymentId, amount, currency, refundedAt: created } };
}

const newsOf = (event: CheckoutEvent): CheckoutNews =>
  event.type === 'charge.refunded' ? refundOf(event) : { purchase: purchaseOf(event) };

async function storeNews(news: CheckoutNews): Promise<QueryResult<unknown>> {
  if ('purchase' in news) return storePurchase(news.purchase);
  return 'refund' in news ? storeRefund(news.refund) : { ok: true, value: news };
}

/** Stripe, as its documentation describes its webhooks. */
export const checkoutProvider: SalesProvider<CheckoutNews> = {
  name: 'checkout',
  signatureHeader: 'stripe-signature',
  kindField: 'type',
  kinds: checkoutEventSchema.options.map(({ shape }) => shape.type.value),
  schema: checkoutEventSchema.transform(newsOf),
  store: storeNews,
};
