'use client';

import type { MouseEvent, ReactNode } from 'react';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { type CheckoutItem, checkoutLinks, isReservedHost } from '@/content/checkout-links';
import { currentSessionId } from '@/lib/analytics/tracker/session';

/** What the payment provider takes as `client_reference_id`: at most 200 characters of A-Z a-z 0-9 - _ */
const longestReference = 200;
const refusedCharacters = /[^\w-]+/g;

/** Joins the visit, if it is measured, and what is bought: `0199f0c2-…_auto-vsl-generator`. */
export const clientReference = (session: string | null, item: string): string =>
  (session ? `${session}_${item}` : item).replace(refusedCharacters, '-').slice(0, longestReference);

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

type PurchaseLinkProps = { item: CheckoutItem; className?: string; children: ReactNode };

/** Leads to the payment page in a new tab. Only when it is followed does the address learn the visit it came from. */
export function PurchaseLink({ item, className, children }: PurchaseLinkProps) {
  const refer = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = checkoutAddress(item, currentSessionId());
  };
  return (
    <NewTabLink
      className={className}
      href={checkoutLinks[item]}
      onClick={refer}
      onAuxClick={refer}
      onContextMenu={refer}
    >
      {children}
    </NewTabLink>
  );
}
