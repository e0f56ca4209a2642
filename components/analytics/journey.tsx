'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { actOn, answerQuestion, completeJourney, reachQuestion } from '@/lib/analytics/tracker/journey';

const journey = { reachQuestion, answerQuestion, completeJourney, actOn };

export type Journey = typeof journey;

const JourneyContext = createContext<Journey | null>(null);

/** Components inside can record the steps of a journey through an assessment (R113). */
export function JourneyTracker({ children }: { children: ReactNode }) {
  return <JourneyContext value={journey}>{children}</JourneyContext>;
}

/** Throws outside a `JourneyTracker` (R115). */
export function useJourney(): Journey {
  const found = useContext(JourneyContext);
  if (!found) throw new Error('useJourney has to be used inside a JourneyTracker.');
  return found;
}
