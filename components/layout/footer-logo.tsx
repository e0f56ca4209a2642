'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { isLandingPage } from '@/content/menu-name';

type FooterLogoProps = { link: ReactNode; name: ReactNode };

/** Leads to the top of the landing page, from every other page (part 1, section 2); there it only names the site. */
export function FooterLogo({ link, name }: FooterLogoProps) {
  return isLandingPage(usePathname()) ? name : link;
}
