'use client';

import { paths, type SitePath } from '@/lib/paths';
import { Arrow } from '../ui/icons/arrow';
import { SiteLink } from '../ui/site-link';
import { cameFromThisSite } from './came-from-this-site';

/**
 * Back through the visitor's own history. A link rather than a button, so that it leads somewhere without JavaScript
 * and for whoever came straight to this page (decision 32). `to` makes it lead there always.
 */
export function BackLink({ to }: { to?: SitePath }) {
  return (
    <SiteLink
      href={to ?? paths.home}
      className="inline-flex min-h-11 min-w-11 items-center gap-2.5 text-small no-underline hover:underline"
      onNavigate={(event) => {
        if (to || !cameFromThisSite()) return;
        event.preventDefault();
        window.history.back();
      }}
    >
      <Arrow direction="back" />
      <span className="max-[25rem]:sr-only">Back</span>
    </SiteLink>
  );
}
