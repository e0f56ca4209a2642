import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; `false` on the server and until the page has hydrated. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Matches while the visitor prefers reduced motion. */
export const reducedMotion = (): MediaQueryList => window.matchMedia(reducedMotionQuery);

/** Whether the visitor prefers reduced motion; `false` on the server, which cannot know. */
export const useReducedMotion = (): boolean => useMediaQuery(reducedMotionQuery);
