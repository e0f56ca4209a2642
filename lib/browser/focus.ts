import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';

/** The `ref` of what replaces the control that was pressed: the keyboard goes on in it. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The keyboard goes on from the start of the page's own content, or from what is said there to this visitor alone. */
export function focusMain() {
  const opening = document.querySelector<HTMLElement>('#main [data-opening]');
  (opening ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

/** The link that was followed is gone with its page, or stays in the bar above: the keyboard goes on from the start of the new one. */
export function useFocusOnPageChange() {
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
