/** Milliseconds to wait for one answer: a network may swallow a request, and answer the next. */
const patience = 10_000;

const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined));

/**
 * Settles once a page can be loaded, or the caller stops it. A browser calls itself online before its network answers,
 * or without one that does; a page opened then would be the browser's error page, or that of a proxy without its site.
 */
export async function networkAnswers(path: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const question = new AbortController();
    signal.addEventListener('abort', () => question.abort(), { signal: question.signal });
    const asked = fetch(path, { method: 'HEAD', signal: question.signal }).catch(() => undefined);
    const answer = await Promise.race([asked, pause(patience)]);
    // One that is never answered keeps a connection, of which a browser has six to a site: the seventh would not be asked.
    question.abort();
    if (answer && answer.status < 500) return;
    await pause(1000);
  }
}

/**
 * Opens a page once it can be loaded.
 * @returns a function that stops the wait
 */
export function onceNetworkAnswers(path: string, open: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  void networkAnswers(path, signal).then(() => signal.aborted || open());
  return () => waiting.abort();
}
