'use client';

import Link, { useLinkStatus } from 'next/link';
import { type ComponentProps, useState, useTransition } from 'react';
import { returnToTop } from '@/lib/browser/scroll-restoration';
import { askFor, isLinkPending, openOnceStyled } from '@/lib/browser/site-router';
import { hasWholeStyles, loadWholeStyles } from '@/lib/browser/whole-styles';
import type { SitePath } from '@/lib/paths';

/** An address on this site, with a query or an anchor if needed. */
export type SiteHref = SitePath | `${SitePath}?${string}` | `${SitePath}#${string}`;

export type SiteLinkProps = Omit<
  ComponentProps<typeof Link>,
  'href' | 'prefetch' | 'onMouseEnter' | 'onFocus' | 'onTouchStart' | 'onNavigate'
> & {
  href: SiteHref;
  /** Opens the page in another way than a link does. Links pressed meanwhile show no page until its promise settles. */
  open?: (href: string) => void | Promise<void>;
};

/** Marks a link whose page is still loading: meanwhile the style sheet draws a bar along the top of the window. */
function PendingMark({ isWaiting }: { isWaiting: boolean }) {
  return (useLinkStatus().pending || isWaiting) && <span hidden data-pending />;
}

/**
 * A link within the site. Next would prefetch every link in view, with two requests each; this one is prefetched when
 * a visitor points at it, focuses it or touches it. A link to the current page scrolls to its top.
 */
export function SiteLink({ children, open, ...props }: SiteLinkProps) {
  const [wanted, setWanted] = useState(false);
  const [isWaiting, waitFor] = useTransition();
  const want = () => {
    setWanted(true);
    void loadWholeStyles();
  };
  return (
    <Link
      onNavigate={(event) => {
        const isOtherPage = returnToTop(props.href, event);
        if (!open) {
          // The page one is on is asked for, too, where that gives up another that is on its way.
          if (isOtherPage || isLinkPending()) askFor(props.href);
          if (!isOtherPage || hasWholeStyles()) return;
        }
        event.preventDefault();
        waitFor(() => (open ?? openOnceStyled)(props.href));
      }}
      {...props}
      prefetch={wanted ? null : false}
      onMouseEnter={want}
      onFocus={want}
      onTouchStart={want}
    >
      {children}
      <PendingMark isWaiting={isWaiting} />
    </Link>
  );
}
