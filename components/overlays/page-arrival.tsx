'use client';

import { useArrivalFocus } from '@/lib/focus/browser/use-arrival-focus';
import { useScrollKeeper } from '@/lib/scroll/browser/use-scroll-keeper';

/** What happens when one page of the site replaces another: its place, and where the keyboard goes on. */
export function PageArrival() {
  useScrollKeeper();
  useArrivalFocus();
  return null;
}
