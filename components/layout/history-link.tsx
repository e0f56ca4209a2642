'use client';

import { usePathname } from 'next/navigation';
import { SiteLink, type SiteLinkProps } from '@/components/ui/site-link';
import { askFor, openOnceStyled } from '@/lib/browser/site-router';

/** How many history entries the tab had when the document was loaded; if there are more, pages of ours were opened since. */
const entriesAtLoad = typeof window === 'undefined' ? 0 : history.length;

/** Whether going back one step stays on this site. Newer browsers tell; in older ones it is inferred. */
function cameFromThisSite(): boolean {
  const navigation: Navigation | undefined = window.navigation;
  return (
    navigation?.canGoBack ??
    // The only page of a tab has none before it, also where a link of ours opened the tab.
    (history.length > 1 &&
      (history.length > entriesAtLoad || document.referrer.startsWith(`${location.origin}/`)))
  );
}

/** Milliseconds after which a step back within one document would long have been made. */
const longestStep = 500;

function goBack(href: string) {
  history.back();
  if (window.navigation || entriesAtLoad > 1) return;
  // The tab began with this document. If it is at its first page again nothing happens, and nothing tells.
  const isWanted = askFor(href);
  const here = location.href;
  setTimeout(() => {
    if (here === location.href && isWanted()) openOnceStyled(href);
  }, longestStep);
}

/** Back through the visitor's own history, or to `href` for visitors who came straight here (decision 0031). */
export function HistoryLink(props: SiteLinkProps) {
  const path = usePathname();
  return (
    <SiteLink
      {...props}
      open={(href) => {
        // The page before is on its way: a second press would go past it, or leave the site.
        if (path !== location.pathname) return;
        return cameFromThisSite() ? goBack(href) : openOnceStyled(href);
      }}
    />
  );
}
