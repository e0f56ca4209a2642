import { storedValue } from '@/lib/browser/storage';
import { createJourneys, restoreJourneys, type StoredJourneys } from './journey';
import { callTracker, sendsPrivacySignal } from './load-tracker';

/** Under which session storage keeps them. A type: as a value, every page would bring it. */
export type JourneysKey = 'journeys';

// `restoreJourneys` throws at what it cannot restore, which then counts as nothing.
const isStoredJourneys = (value: unknown): value is StoredJourneys =>
  restoreJourneys(value as StoredJourneys).size > 0;

const { read, write } = storedValue('session', 'journeys' satisfies JourneysKey, isStoredJourneys);

/** The tab's journeys, without any answer's words; none are kept under a privacy signal (decision 0015). */
const journeyStore = {
  read,
  write: (journeys: StoredJourneys) => {
    if (!sendsPrivacySignal()) write(journeys);
  },
};

/** The tab's own journeys: they outlast the components along the way, and a reload. */
export const tabJourneys = createJourneys({
  now: Date.now,
  elapsed: () => performance.timeOrigin + performance.now(),
  // Twice: when a background tab is closed, Firefox (seen with 153) breaks off the listener that runs first.
  onPageHide: (call) => {
    addEventListener('pagehide', call, true);
    addEventListener('pagehide', () => call(), true);
  },
  onReturn: (call) => addEventListener('pageshow', ({ persisted }) => persisted && call()),
  stored: journeyStore,
  record: (step) => callTracker((tracker) => tracker.recordJourney(step)),
});

export type Journey = typeof tabJourneys;
