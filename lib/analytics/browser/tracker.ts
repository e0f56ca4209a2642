import { sendsPrivacySignal } from './sends-privacy-signal';
import type { Tracker } from './start-tracking';
import { codeOf, warnOnce } from './warn-once';

/** The door to the tracker for the rest of the site: small, while the tracker itself comes as a chunk of its own. */
let tracker: Tracker | undefined;
const untold: ((tracker: Tracker) => void)[] = [];

/** Tells the tracker something, as soon as there is one; nothing is kept for a visitor who sends a privacy signal. */
export function tellTracker(tell: (tracker: Tracker) => void) {
  if (tracker) tell(tracker);
  else if (!sendsPrivacySignal()) untold.push(tell);
}

/** Fetches and starts the tracker; under a privacy signal there is none (decision 15). */
export async function loadTracker() {
  if (sendsPrivacySignal()) return;
  // The visitor may have gone on to another page when the tracker arrives.
  const opened = new URL(location.href);
  try {
    const { startTracking } = await import('./start-tracking');
    tracker = await startTracking(opened);
    for (const tell of untold.splice(0)) tell(tracker);
  } catch (error) {
    warnOnce('start', codeOf(error));
  }
}
