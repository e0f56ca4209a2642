import { errorName, warnOnce } from './failure-warnings';
import { sendsPrivacySignal } from './privacy-signal';
import type { Tracker } from './start-tracking';

/** The door to the tracker for the rest of the site: small, while the tracker itself comes as a chunk of its own. */
let runningTracker: Tracker | undefined;
const waitingCalls: ((tracker: Tracker) => void)[] = [];

/** Tells the tracker something, as soon as there is one; nothing is kept for a visitor who sends a privacy signal. */
export function notifyTracker(tell: (tracker: Tracker) => void) {
  if (runningTracker) tell(runningTracker);
  else if (!sendsPrivacySignal()) waitingCalls.push(tell);
}

/** Fetches and starts the tracker; under a privacy signal there is none (decision 0015). */
export async function loadTracker() {
  if (sendsPrivacySignal()) return;
  // The visitor may have gone on to another page when the tracker arrives.
  const opened = new URL(location.href);
  try {
    const { startTracking } = await import('./start-tracking');
    runningTracker = await startTracking(opened);
    for (const tell of waitingCalls.splice(0)) tell(runningTracker);
  } catch (error) {
    warnOnce('start', errorName(error));
  }
}
