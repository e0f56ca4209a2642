import { useSyncExternalStore } from 'react';

function subscribeToScroll(listener: () => void) {
  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  window.addEventListener('scroll', listener, options);
  window.addEventListener('resize', listener, options);
  return () => stop.abort();
}

/** What `read` says of the page at its scroll position; `before` on the server and while a document hydrates. */
export const useScrollValue = <Value>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(subscribeToScroll, read, () => before);
