'use client';

import { useFocusOnPageChange } from '@/lib/browser/focus';
import { useScrollRestoration } from '@/lib/browser/scroll-restoration';
import { useRouterForLinks } from '@/lib/browser/site-router';
import { ToolbarColor } from './toolbar-color';

/**
 * Takes care of what happens when one page of the site replaces another: scroll position, focus, and styles change, the
 * color of the toolbar stays.
 */
export function PageChange() {
  useScrollRestoration();
  useFocusOnPageChange();
  useRouterForLinks();
  return <ToolbarColor />;
}
