import { useSyncExternalStore } from 'react';

/** Pixels under the window's top edge at which a section counts as reached: the bar, and a little more. */
const reachedAt = 140;

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

const isAtEnd = () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;

function currentSection(ids: readonly string[]): string | undefined {
  // The last sections may be too short to reach the top.
  if (isAtEnd()) return ids.at(-1);
  const isReached = (id: string) =>
    (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) <= reachedAt;
  return ids.findLast(isReached) ?? ids[0];
}

/** The id of the section the reader is in; the first one on the server. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => currentSection(ids),
    () => ids[0],
  );
}
