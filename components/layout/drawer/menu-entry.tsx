'use client';

import { usePathname } from 'next/navigation';
import type { NavigationLink } from '@/content/navigation';
import { SiteLink } from '../../ui/site-link';
import { currentOf } from './current-of';
import styles from './entry.module.css';

/** An entry of a menu; it marks the page the visitor is on, or the section that page belongs to. */
export function MenuEntry({ text, href }: NavigationLink) {
  return (
    <li className="border-t border-line last:border-b">
      <SiteLink
        href={href}
        aria-current={currentOf(href, usePathname())}
        className={`relative block py-3.5 font-display text-[1.875rem] leading-[1.1] no-underline hover:underline md:py-4.5 md:text-[2rem] ${styles.entry}`}
      >
        {text}
      </SiteLink>
    </li>
  );
}
