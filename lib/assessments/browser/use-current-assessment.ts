import { useSyncExternalStore } from 'react';
import { type CurrentAssessment, currentAssessment } from './current-assessment';

const noneOnServer = () => null;

/** The tab's current assessment; `null` on the server and while hydrating, where nobody can know it. */
export function useCurrentAssessment(): CurrentAssessment | null {
  return useSyncExternalStore(currentAssessment.subscribe, currentAssessment.read, noneOnServer);
}
