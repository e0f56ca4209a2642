import { useLayoutEffect, useRef, useState } from 'react';
import { reducedMotion } from './media-query';

/** Milliseconds the picture of the old page may stand still; after that, the page changes without a movement. */
const longestStillness = 400;

/**
 * Replaces the calling page with another one by the browser's own view transition: an element with the same
 * `view-transition-name` on both pages moves from its old place to its new one. Where the browser has none, or motion
 * is unwanted, the page is just replaced.
 */
export function usePageTransition(): (open: () => void) => void {
  const onGone = useRef<() => void>(undefined);
  // Runs as the old page is removed, in the same commit that inserts the new one.
  useLayoutEffect(() => () => onGone.current?.(), []);
  const [movePage] = useState(() => (open: () => void) => {
    if (!('startViewTransition' in document) || reducedMotion().matches) return open();
    const transition = document.startViewTransition(
      () =>
        new Promise<void>((resolve) => {
          onGone.current = resolve;
          setTimeout(resolve, longestStillness);
          open();
        }),
    );
    // Skipped, because the tab is hidden or another transition began: the page is replaced all the same.
    transition.ready.catch(() => undefined);
  });
  return movePage;
}
