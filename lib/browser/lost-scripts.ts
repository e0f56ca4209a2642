import { useEffect, useState } from 'react';

/** The name the bundler gives to the error of a script that could not be fetched. */
const isMissingScript = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

/** Milliseconds. A second failure of a page within this time is more than a moment without network. */
const shortly = 10_000;
/** Milliseconds after which the visitor is told, if a page that was asked for again does not come. */
const longestWait = 3000;

/** When the page at an address was last asked for again, by the clock of this document. */
const retries = new Map<string, number>();

/**
 * Silently asks once more for a page when one of its scripts did not arrive: the script may have been prefetched in a
 * moment without network that is long over when the visitor opens the page. Only if the site answers; otherwise Next
 * would leave for the browser's own error page, or that of a proxy without its site. Not once the visitor was told.
 * @returns whether nothing is left but to say that the page failed
 */
export function useRetryOnce(error: unknown, retry: () => void): boolean {
  const [isOver, setIsOver] = useState(!isMissingScript(error));
  useEffect(() => {
    const now = performance.now();
    const last = retries.get(location.pathname) ?? Number.NEGATIVE_INFINITY;
    if (!isMissingScript(error) || now - last < shortly) return setIsOver(true);
    retries.set(location.pathname, now);
    let isWaiting = true;
    const giveUp = () => {
      isWaiting = false;
      setIsOver(true);
    };
    const timer = setTimeout(giveUp, longestWait);
    fetch(location.href, { method: 'HEAD' }).then(({ status }) => {
      if (status >= 500) giveUp();
      else if (isWaiting) retry();
    }, giveUp);
    return () => {
      // Whoever has gone to another page asks for nothing.
      isWaiting = false;
      clearTimeout(timer);
    };
  }, [error, retry]);
  return isOver;
}

/** Milliseconds until a missing script is asked for again; doubled each time, up to the longest. */
const pauses = { first: 1000, longest: 30_000 };

/** Asks for a part of a page until it comes, however long the network is away, so that it never fails. */
export async function loadUntilThere<Part>(load: () => Promise<Part>, pause = pauses.first): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return loadUntilThere(load, Math.min(2 * pause, pauses.longest));
  }
}
