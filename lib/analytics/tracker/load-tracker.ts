import { createFailureWarnings } from './failure-warnings';
import { sendsPrivacySignal } from './privacy-signal';
import type { Tracker } from './tracker';

/** The page's one tracker. Small on its own, since every page loads it: the tracker itself comes as another chunk. */
let runningTracker: Tracker | undefined;
const waitingCalls: ((tracker: Tracker) => void)[] = [];

const warnings = createFailureWarnings((message, code) => console.warn(message, code));

/** Calls the tracker as soon as there is one; nothing is kept for a visitor who sends a privacy signal. */
export function callTracker(call: (tracker: Tracker) => void) {
  if (runningTracker) call(runningTracker);
  else if (!sendsPrivacySignal()) waitingCalls.push(call);
}

/** Fetches and starts the tracker; under a privacy signal there is none (decision 0015). */
export async function loadTracker() {
  if (sendsPrivacySignal()) return;
  // The visitor may have gone on to another page before the tracker is there.
  const opened = new URL(location.href);
  const { title } = document;
  try {
    const { startTracking } = await import('./start-tracking');
    runningTracker = await startTracking(opened, title, warnings);
    for (const call of waitingCalls.splice(0)) call(runningTracker);
  } catch (error) {
    warnings.warnOfError('start')(error);
  }
}
