'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { type Journey, tabJourneys } from '@/lib/analytics/tracker/tab-journeys';

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
