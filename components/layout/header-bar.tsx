'use client';

import type { ReactNode } from 'react';
import { useScrollValue } from '@/lib/browser/browser-values';

/** Whether the page is scrolled beyond `threshold` pixels; exactly at the threshold it is not. */
const useScrolledPast = (threshold: number): boolean =>
  useScrollValue(() => window.scrollY > threshold, false);

/** How many pixels of scrolling make the bar 64 px high instead of 80 (R9). */
const shrinksPast = 50;

/**
 * The bar at the top of a page, above whatever is under it: the page leaves 80 px free, unless the bar may cover it.
 * Once scrolled, app/globals.css draws its ground: translucent, and only along the bottom.
 * Without JavaScript, a bar that is `overlaid` on the page stays at the page's top, where it can be read.
 */
export function HeaderBar({ overlaid = false, children }: { overlaid?: boolean; children: ReactNode }) {
  const scrolled = useScrolledPast(shrinksPast);
  const atTop = overlaid ? 'border-transparent noscript:absolute' : 'border-line bg-ground';
  return (
    <header
      data-scrolled={scrolled}
      className={`fixed top-0 right-(--locked,0px) left-0 z-10 flex items-center border-b transition-[height,background-color,border-color] duration-200 ease-settle print:hidden ${
        scrolled ? 'h-16 border-line bg-transparent' : `h-20 ${atTop}`
      }`}
    >
      {children}
    </header>
  );
}
