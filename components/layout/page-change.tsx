'use client';

import { useFocusOnPageChange } from '@/lib/browser/focus';
import { useScrollRestoration } from '@/lib/browser/scroll-restoration';
import { useRouterForLinks } from '@/lib/browser/site-router';

/** Takes care of what happens when one page of the site replaces another: scroll position, focus, and styles. */
export function PageChange() {
  useScrollRestoration();
  useFocusOnPageChange();
  useRouterForLinks();
  return null;
}
