import type { AssessmentSubmission } from '@/lib/assessments/submit-assessment';
import { keepUntilStored } from './assessment-outbox';
import { recentAssessmentKey } from './recent-assessment';

/**
 * Keeps what was sent until it is stored, from the press on, since the loading screen may not come, or the tab may go;
 * and for a day which assessment it was, in which visit.
 */
export function keepAssessment(submission: AssessmentSubmission) {
  keepUntilStored(submission);
  keepRecent(submission);
}

/** Under a privacy signal there is no session: then nothing is kept, and what was is deleted. */
function keepRecent({ sessionId, id }: AssessmentSubmission) {
  try {
    if (sessionId === null) localStorage.removeItem(recentAssessmentKey);
    else localStorage.setItem(recentAssessmentKey, [sessionId, id, Date.now()].join('_'));
  } catch {
    // Another tab, or this one after a reload, will not know of it.
  }
}
