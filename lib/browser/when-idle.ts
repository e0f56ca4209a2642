const busyLimit = 5000;
const safariDelay = 1500;

/**
 * Calls back once the page has loaded and the browser has nothing better to do.
 * @returns a function that cancels it
 */
export function whenIdle(begin: () => void): () => void {
  const called = new AbortController();
  const idle = () => {
    if (called.signal.aborted) return;
    const run = () => called.signal.aborted || begin();
    // Safari has no idle callback, so a pause after the load event has to do.
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: busyLimit });
    else setTimeout(run, safariDelay);
  };
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true, signal: called.signal });
  return () => called.abort();
}

/** Lets the browser respond to the visitor first: measuring must not be what the visitor feels. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
