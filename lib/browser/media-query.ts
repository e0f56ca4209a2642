import { useSyncExternalStore } from 'react';

const subscribeToQuery = (query: string) => (changed: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};

/** Whether a media query holds; `false` on the server and until the page has hydrated. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    subscribeToQuery(query),
    () => window.matchMedia(query).matches,
    () => false,
  );

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

function subscribeToReducedMotion(listener: () => void) {
  const media = window.matchMedia(reducedMotionQuery);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the visitor asked for less motion; false on the server, where nobody can know. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribeToReducedMotion,
    () => window.matchMedia(reducedMotionQuery).matches,
    () => false,
  );
}
