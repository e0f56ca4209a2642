import { type CheckoutItem, checkoutLinks } from '@/content/checkout-links';
import { isReservedHost } from '@/content/reserved-host';

/** What the payment provider takes as `client_reference_id`: at most 200 characters of A-Z a-z 0-9 - _ */
const longest = 200;
const refused = /[^\w-]+/g;

/** Joins the visit, if it is measured, and what is bought: `0199f0c2-…_auto-vsl-generator`. */
export const clientReference = (session: string | null, item: string): string =>
  (session ? `${session}_${item}` : item).replace(refused, '-').slice(0, longest);

/** The payment page of an item. A real provider is told what was bought in which visit, an example address is not. */
export function checkoutAddress(
  item: CheckoutItem,
  session: string | null,
  links: Readonly<Record<CheckoutItem, string>> = checkoutLinks,
): string {
  const address = new URL(links[item]);
  if (isReservedHost(address.hostname)) return links[item];
  address.searchParams.set('client_reference_id', clientReference(session, item));
  return address.href;
}
