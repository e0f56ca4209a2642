import { useLayoutEffect, useRef, useState } from 'react';
import { reducedMotion } from './media-query';

/** Milliseconds the picture of the old page may stand still; after that, the page changes without a movement. */
const longestStillness = 400;

/**
 * Replaces the calling page with another one by the browser's own view transition: an element with the same
 * `view-transition-name` on both pages moves from its old place to its new one. Where the browser has none, or motion
 * is unwanted, the page is just replaced.
 *
 * @returns takes what opens the other page, and says whether it does: somebody may have pressed for a third one by then
 */
export function usePageTransition(): (open: () => boolean) => void {
  const onGone = useRef<() => void>(undefined);
  // Runs as the old page is removed, in the same commit that inserts the new one.
  useLayoutEffect(() => () => onGone.current?.(), []);
  const [movePage] = useState(() => (open: () => boolean) => {
    if (!('startViewTransition' in document) || reducedMotion().matches) return void open();
    const transition = document.startViewTransition(
      () =>
        new Promise<void>((resolve) => {
          onGone.current = resolve;
          setTimeout(resolve, longestStillness);
          if (!open()) resolve();
        }),
    );
    // Skipped, because the tab is hidden or another transition began: the page is replaced all the same.
    transition.ready.catch(() => undefined);
  });
  return movePage;
}
