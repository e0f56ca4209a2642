import { useSyncExternalStore } from 'react';

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
