import { usePathname, useSelectedLayoutSegment } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';

/** The `ref` of an element that replaces the pressed control: the keyboard continues inside it. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Moves focus to the start of the page's own content, or to what is said there to this visitor alone. */
export function focusMain() {
  const opening = document.querySelector<HTMLElement>('#main [data-opening]');
  (opening ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

/** The link that was followed is gone with its page, or stays in the header: focus moves to the start of the new page. */
export function useFocusOnPageChange() {
  // An open question has the path of the page without it, and a folder of its own in `app/`.
  const page = `${usePathname()} ${useSelectedLayoutSegment()}`;
  const before = useRef(page);
  useLayoutEffect(() => {
    if (page === before.current) return;
    before.current = page;
    // Two pages in the same frame share their main part, so it may still have the focus from the page before.
    if (!document.activeElement?.closest('#main *')) focusMain();
  }, [page]);
}
