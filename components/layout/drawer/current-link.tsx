'use client';

import { usePathname } from 'next/navigation';
import { SiteLink, type SiteLinkProps } from '../../ui/site-link';

/** A link that says so where it leads to the page one is on. */
export function CurrentLink(props: SiteLinkProps) {
  const isHere = usePathname() === props.href;
  return <SiteLink {...props} aria-current={isHere ? 'page' : undefined} />;
}
