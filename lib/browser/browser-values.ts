import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** A value that only the browser knows, and that never changes; `before` on the server and while a document hydrates. */
export const useBrowserValue = <Value>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(never, read, () => before);

/** False on the server and while a document hydrates; true at once on a page that replaces another. */
export const useHydrated = (): boolean => useBrowserValue(() => true, false);

/**
 * `useHydrated`, but it becomes true in a transition. So whatever waits for it is always rendered in a transition, and
 * may suspend without hiding anything.
 */
export function useAfterHydration(): boolean {
  const isArrival = useHydrated();
  const [isAfter, setIsAfter] = useState(isArrival);
  useEffect(() => startTransition(() => setIsAfter(true)), []);
  return isAfter;
}

function subscribeToScroll(listener: () => void) {
  window.addEventListener('scroll', listener);
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

/** What `read` says about the page at its scroll position; `before` on the server and while a document hydrates. */
export const useScrollValue = <Value>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(subscribeToScroll, read, () => before);
