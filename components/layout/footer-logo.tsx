'use client';

import { usePathname } from 'next/navigation';
import { isLandingPage } from '@/content/navigation';
import { SiteLogo } from './site-logo';

/** Leads to the top of the landing page, from every other page (part 1, section 2). */
export function FooterLogo() {
  return isLandingPage(usePathname()) ? null : <SiteLogo />;
}
