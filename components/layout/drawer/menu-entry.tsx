'use client';

import { usePathname } from 'next/navigation';
import type { NavigationLink } from '@/content/navigation';
import { SiteLink } from '../../ui/site-link';

const tick =
  'aria-[current]:before:absolute aria-[current]:before:top-1/2 aria-[current]:before:-left-12 aria-[current]:before:h-0.5 aria-[current]:before:w-5.5 aria-[current]:before:bg-gold-mark';

/** An entry of a menu; it marks the page the visitor is on. */
export function MenuEntry({ text, href }: NavigationLink) {
  return (
    <li className="border-t border-line last:border-b">
      <SiteLink
        href={href}
        aria-current={usePathname() === href ? 'page' : undefined}
        className={`relative block py-3.5 font-display text-[1.875rem] leading-[1.1] no-underline hover:underline ${tick}`}
      >
        {text}
      </SiteLink>
    </li>
  );
}
