'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { createJourneys, restoreJourneys, type StoredJourneys } from '@/lib/analytics/tracker/journey';
import { callTracker, sendsPrivacySignal } from '@/lib/analytics/tracker/load-tracker';
import { storedValue } from '@/lib/browser/storage';

// `restoreJourneys` throws at what it cannot restore, which then counts as nothing.
const isStoredJourneys = (value: unknown): value is StoredJourneys =>
  restoreJourneys(value as StoredJourneys).size > 0;

const { read, write } = storedValue('session', 'journeys', isStoredJourneys);

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

const JourneyContext = createContext<Journey | null>(null);

/** Components inside can record the steps of a journey through an assessment (R113). */
export function JourneyTracker({ children }: { children: ReactNode }) {
  return <JourneyContext value={tabJourneys}>{children}</JourneyContext>;
}

/** Throws outside a `JourneyTracker` (R115). */
export function useJourney(): Journey {
  const found = useContext(JourneyContext);
  if (!found) throw new Error('useJourney has to be used inside a JourneyTracker.');
  return found;
}
