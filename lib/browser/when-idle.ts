const busyLimit = 5000;
const safariDelay = 1500;

/**
 * Calls back once the page has loaded and the browser has nothing better to do.
 * @returns a function that calls it off
 */
export function whenIdle(begin: () => void): () => void {
  const called = new AbortController();
  const idle = () => {
    if (called.signal.aborted) return;
    const run = () => called.signal.aborted || begin();
    // Safari has no idle callback: a pause after the load event has to do.
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: busyLimit });
    else setTimeout(run, safariDelay);
  };
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true, signal: called.signal });
  return () => called.abort();
}

/** Lets the browser answer the visitor before it goes on: what measures must not be what is felt. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
