'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { isLandingPage } from '@/lib/paths';

type FooterLogoProps = { link: ReactNode; name: ReactNode };

/** Leads to the top of the landing page from every other page (R15); on the landing page it only names the site. */
export function FooterLogo({ link, name }: FooterLogoProps) {
  return isLandingPage(usePathname()) ? name : link;
}
