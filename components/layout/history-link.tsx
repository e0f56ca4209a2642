'use client';

import { SiteLink, type SiteLinkProps } from '../ui/site-link';
import { cameFromThisSite } from './came-from-this-site';

type HistoryLinkProps = Omit<SiteLinkProps, 'onNavigate'>;

/** Back through the visitor's own history; to `href` for whoever came straight to this page (decision 32). */
export function HistoryLink(props: HistoryLinkProps) {
  return (
    <SiteLink
      {...props}
      onNavigate={(event) => {
        if (!cameFromThisSite()) return;
        event.preventDefault();
        window.history.back();
      }}
    />
  );
}
