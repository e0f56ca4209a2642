import type { BrowserContext } from '@playwright/test';
import { type CheckoutItem, checkoutLinks } from '@/content/checkout-links';

/** Answers for every payment page, whoever the operator's provider is. */
export async function answerPayments(context: BrowserContext): Promise<void> {
  const origins = new Set(Object.values(checkoutLinks).map((link) => new URL(link).origin));
  for (const origin of origins) {
    await context.route(`${origin}/**`, (route) => route.fulfill({ body: 'The payment page.' }));
  }
}

/** An address that is the payment page of an item, with or without what a real provider is told. */
export const isPaymentOf = (item: CheckoutItem) => {
  const { origin, pathname } = new URL(checkoutLinks[item]);
  return (address: URL) => address.origin === origin && address.pathname === pathname;
};
