'use client';

import { usePathname } from 'next/navigation';
import { isLandingPage } from '@/content/navigation';
import { SiteLogo } from './site-logo';
import { SiteName } from './site-name';

/** Leads to the top of the landing page, from every other page (part 1, section 2); there it only names the site. */
export function FooterLogo() {
  return isLandingPage(usePathname()) ? <SiteName /> : <SiteLogo />;
}
