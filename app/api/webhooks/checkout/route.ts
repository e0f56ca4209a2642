import { env } from '@/lib/env';
import { checkoutProvider } from '@/lib/sales/checkout-event';
import { receiveWebhook } from '@/lib/sales/receive-webhook';

/** What Stripe reports about purchases: completed, paid, failed, refunded. */
export const POST = (request: Request) =>
  receiveWebhook(request, env().CHECKOUT_WEBHOOK_SECRET, checkoutProvider);
