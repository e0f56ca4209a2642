'use client';

import type { ReactNode } from 'react';
import { HandOffLink } from '@/components/ui/new-tab-link';
import { type CheckoutItem, checkoutLinks, isReservedHost } from '@/content/checkout-links';
import { handOffReference } from '@/lib/analytics/tracker/hand-off';

/** The payment page of an item. A real provider is told what was bought in which visit; an example address is not. */
export function checkoutAddress(
  item: CheckoutItem,
  reference: string,
  links: Readonly<Record<CheckoutItem, string>> = checkoutLinks,
): string {
  const address = new URL(links[item]);
  if (isReservedHost(address.hostname)) return links[item];
  address.searchParams.set('client_reference_id', reference);
  return address.href;
}

type PurchaseLinkProps = {
  item: CheckoutItem;
  /** The part of the site it stands in. */
  place: string;
  className?: string;
  children: ReactNode;
};

/** Leads to the payment page, which is told about the visit the buyer came from. */
export function PurchaseLink({ item, place, className, children }: PurchaseLinkProps) {
  return (
    <HandOffLink
      className={className}
      href={checkoutLinks[item]}
      addressAtPress={() => checkoutAddress(item, handOffReference(item))}
      data-cta={`${place}-buy-${item}`}
    >
      {children}
    </HandOffLink>
  );
}
