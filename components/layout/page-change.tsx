'use client';

import { useFocusOnPageChange } from '@/lib/browser/focus';
import { useScrollRestoration } from '@/lib/browser/scroll-restoration';
import { useRouterForLinks } from '@/lib/browser/site-router';

/** What happens when one page of the site replaces another: its place, where the keyboard goes on, and its styles. */
export function PageChange() {
  useScrollRestoration();
  useFocusOnPageChange();
  useRouterForLinks();
  return null;
}
