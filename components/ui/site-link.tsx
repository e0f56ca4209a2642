'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';
import type { SitePath } from '@/lib/paths';

/** An address of this site, with a query or a place on the page. */
export type SiteHref = SitePath | `${SitePath}?${string}` | `${SitePath}#${string}`;

export type SiteLinkProps = Omit<
  ComponentProps<typeof Link>,
  'href' | 'prefetch' | 'onMouseEnter' | 'onFocus' | 'onTouchStart'
> & { href: SiteHref };

/**
 * A link inside the site. Next would fetch every link in view, two requests each; this one is fetched when a visitor
 * points at it, reaches it by keyboard or touches it.
 */
export function SiteLink(props: SiteLinkProps) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <Link
      {...props}
      prefetch={wanted ? null : false}
      onMouseEnter={want}
      onFocus={want}
      onTouchStart={want}
    />
  );
}
