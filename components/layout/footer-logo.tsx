'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { isLandingPage } from '@/content/menu-name';

/** The logo leads to the top of the landing page, from every other page (part 1, section 2). */
export function FooterLogo({ children }: { children: ReactNode }) {
  return isLandingPage(usePathname()) ? null : children;
}
