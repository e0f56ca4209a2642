import { env } from '@/lib/env';
import { checkoutProvider } from '@/lib/sales/checkout-event';
import { receiveEvent } from '@/lib/sales/receive-event';

/** What Stripe says of purchases: completed, paid, failed, refunded. */
export const POST = (request: Request) =>
  receiveEvent(request, env().CHECKOUT_WEBHOOK_SECRET, checkoutProvider);
