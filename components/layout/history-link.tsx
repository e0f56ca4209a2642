'use client';

import { SiteLink, type SiteLinkProps } from '@/components/ui/site-link';
import { openOnceStyled } from '@/lib/browser/site-router';

/** How many history entries the tab had when the document was loaded; if there are more, pages of ours were opened since. */
const entriesAtLoad = typeof window === 'undefined' ? 0 : history.length;

/** Whether going back one step stays on this site. Newer browsers tell; in older ones it is inferred. */
function cameFromThisSite(): boolean {
  const navigation: Navigation | undefined = window.navigation;
  if (navigation) return navigation.canGoBack;
  return history.length > entriesAtLoad || document.referrer.startsWith(`${location.origin}/`);
}

type HistoryLinkProps = Omit<SiteLinkProps, 'onNavigate'>;

/** Back through the visitor's own history, or to `href` for visitors who came straight here (decision 0031). */
export function HistoryLink(props: HistoryLinkProps) {
  return (
    <SiteLink
      {...props}
      onNavigate={(event) => {
        event.preventDefault();
        if (cameFromThisSite()) history.back();
        else void openOnceStyled(props.href);
      }}
    />
  );
}
