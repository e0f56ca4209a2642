import { useLayoutEffect, useRef, useState } from 'react';
import { reducedMotion } from './media-query';

/** Milliseconds the picture of the old page may stand still for the new one: then it changes without a movement. */
const longestStillness = 400;

/**
 * Replaces the calling page by another, with the browser's own transition: what has one `view-transition-name` on both
 * moves from its place on the one to its place on the other. Where the browser has none, or motion is not wanted, the
 * page is replaced as ever.
 */
export function usePageTransition(): (open: () => void) => void {
  const onGone = useRef<() => void>(undefined);
  // Runs as the page is taken out, in the same step that puts the new one in.
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
    // Skipped, because the tab is hidden or another one began: the page has been replaced all the same.
    transition.ready.catch(() => undefined);
  });
  return movePage;
}
