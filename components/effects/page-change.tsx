'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';
import { focusMain, useScrollRestoration } from '@/lib/browser/scroll-restoration';
import { useRouterForLinks } from '@/lib/browser/whole-styles';

/** The link that was followed is gone with its page, or stays in the bar above: the keyboard goes on from the start of the new one. */
function useFocusOnPageChange() {
  const path = usePathname();
  const before = useRef(path);
  useLayoutEffect(() => {
    if (path === before.current) return;
    before.current = path;
    const main = document.getElementById('main');
    const { activeElement } = document;
    // Two pages of one frame share their main part: it may have the focus from the page before.
    if (activeElement === main || !main?.contains(activeElement)) focusMain();
  }, [path]);
}

/** What happens when one page of the site replaces another: its place, where the keyboard goes on, and its styles. */
export function PreviousPage() {
  useScrollRestoration();
  useFocusOnPageChange();
  useRouterForLinks();
  return null;
}
