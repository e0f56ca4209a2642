import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while a document hydrates; then true, by a transition. On a page that replaces another it is true at once. So
 * whatever waits for it is always rendered in a transition, and may suspend without hiding anything.
 */
export function useAfterHydration(): boolean {
  const isArrival = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isAfter, setIsAfter] = useState(isArrival);
  useEffect(() => startTransition(() => setIsAfter(true)), []);
  return isAfter;
}
