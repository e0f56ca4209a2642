'use client';

import type { MouseEvent, ReactNode } from 'react';
import { type CheckoutItem, checkoutLinks } from '@/content/checkout-links';
import { currentSessionId } from '@/lib/analytics/browser/session';
import { checkoutAddress } from '@/lib/checkout/browser/checkout-address';
import { NewTabLink } from '../ui/new-tab-link';

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
