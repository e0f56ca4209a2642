import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** What only the browser can say, and always says alike; `before` on the server and while a document hydrates. */
export const useBrowserValue = <Value>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(never, read, () => before);

/** False on the server and while a document hydrates; on a page that replaces another it is true at once. */
export const useHydrated = (): boolean => useBrowserValue(() => true, false);

/**
 * `useHydrated`, but becoming true by a transition. So whatever waits for it is always rendered in a transition, and may
 * suspend without hiding anything.
 */
export function useAfterHydration(): boolean {
  const isArrival = useHydrated();
  const [isAfter, setIsAfter] = useState(isArrival);
  useEffect(() => startTransition(() => setIsAfter(true)), []);
  return isAfter;
}

function subscribeToScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

/** What `read` says of the page at its scroll position; `before` on the server and while a document hydrates. */
export const useScrollValue = <Value>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(subscribeToScroll, read, () => before);
