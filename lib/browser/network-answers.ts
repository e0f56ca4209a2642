/**
 * Settles once a page can be had, or the caller stops it. A browser calls itself online before its network answers, or
 * without one that does; whoever opens a page then gets the browser's error page.
 */
export async function networkAnswers(path: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const answer = await fetch(path, { method: 'HEAD', signal }).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
