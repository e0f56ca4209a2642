import { longestWait } from '@/content/assessments/loading';
import { leavesAt } from './loading-frame';
import type { Pursuit } from './pursue-recommendation';

/** Where the loading screen goes at a moment: on waiting, to the result, or to a person (lifecycle.md). */
export function loadingDecision(elapsed: number, { status }: Pursuit): 'stay' | 'result' | 'contact' {
  if (elapsed < leavesAt || status === 'offline') return 'stay';
  if (status === 'answered') return 'result';
  const isGivenUp = status === 'failing' || status === 'refused' || elapsed >= longestWait;
  return isGivenUp ? 'contact' : 'stay';
}
