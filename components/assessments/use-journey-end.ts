import { useEffect } from 'react';
import type { AssessmentType } from '@/content/assessments/answers';
import type { Pursuit } from '@/lib/assessments/browser/pursue-recommendation';
import { useJourney } from '../analytics/journey';

/**
 * The journey ends when its result is known.
 * @returns tells that the visitor did not wait to be taken there
 */
export function useJourneyEnd(type: AssessmentType | undefined, pursuit: Pursuit): () => void {
  const { completeJourney, actOn } = useJourney();
  const recommendation = pursuit.status === 'answered' ? pursuit.recommendation : undefined;

  useEffect(() => {
    if (type && recommendation) completeJourney(type, recommendation);
  }, [type, recommendation, completeJourney]);

  return () => {
    if (type && recommendation) actOn(type, recommendation, 'show_now');
  };
}
