import { useEffect, useState } from 'react';

/** As the bundler names a script that could not be fetched. */
const isMissingScript = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

/** Milliseconds within which a second failure of a page is no blip of the network. */
const shortly = 10_000;
/** Milliseconds after which a visitor is told, should a page that is asked for again not come. */
const longestWait = 3000;

/** When the page at an address was last asked for again, by this document's clock. */
const retries = new Map<string, number>();

/**
 * Asks once more, without a word, for a page one of whose scripts did not arrive: it may have been fetched ahead, in a
 * moment without network that is long over when a visitor opens the page. Only where the site answers: else Next would
 * leave for the browser's own error page.
 * @returns whether there is nothing left but to say that the page failed
 */
export function useRetryOnce(error: unknown, retry: () => void): boolean {
  const [isOver, setIsOver] = useState(!isMissingScript(error));
  useEffect(() => {
    const now = performance.now();
    const last = retries.get(location.pathname) ?? Number.NEGATIVE_INFINITY;
    if (!isMissingScript(error) || now - last < shortly) return setIsOver(true);
    retries.set(location.pathname, now);
    const giveUp = () => setIsOver(true);
    const timer = setTimeout(giveUp, longestWait);
    fetch(location.href, { method: 'HEAD' }).then(retry, giveUp);
    return () => clearTimeout(timer);
  }, [error, retry]);
  return isOver;
}

/** Milliseconds until a script that did not come is asked for again; twice as long after each time, up to the longest. */
const pauses = { first: 1000, longest: 30_000 };

/** Asks for a part of a page until it comes, however long the network is away; what it brings is never a failure. */
export async function loadUntilThere<Part>(load: () => Promise<Part>, pause = pauses.first): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return loadUntilThere(load, Math.min(2 * pause, pauses.longest));
  }
}
