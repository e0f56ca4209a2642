import { recentAssessmentKey } from '@/lib/assessments/browser/recent-assessment';
import { discardFromOutbox } from '@/lib/browser/outbox';
import { writeRaw } from '@/lib/browser/storage';
import { eventsEndpoint } from '@/lib/paths';
import type { JourneysKey } from './tab-journeys';

/**
 * Removes what the browser still keeps of visits before the privacy signal: under it no visit begins that would let go
 * of the last assessment's ids, and none goes on with the tab's journeys. A chunk of its own: a dynamically imported
 * module keeps the long names of all its exports, and the tracker uses the outbox.
 */
export function forgetVisits() {
  discardFromOutbox(eventsEndpoint);
  writeRaw('local', recentAssessmentKey, null);
  writeRaw('session', 'journeys' satisfies JourneysKey, null);
}
