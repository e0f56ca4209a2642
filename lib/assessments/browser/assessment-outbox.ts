import type { AssessmentSubmission } from '@/lib/assessments/submit-assessment';
import {
  addToOutbox,
  discardFromOutbox,
  type OutboxEntry,
  outboxEntries,
  removeFromOutbox,
} from '@/lib/browser/outbox';
import { assessmentsEndpoint } from '@/lib/paths';
import { recentAssessmentKey } from './recent-assessment';

/** Answers that the server refused stay in the outbox under this address, to which nothing is ever sent. */
const refusedPath = `${assessmentsEndpoint}#refused`;

type KeptAssessment = Pick<OutboxEntry, 'id' | 'body'> & Partial<OutboxEntry>;

/**
 * Keeps an assessment until the server says it is stored, and for a day its id and its visit's. The form calls this at
 * the press, since the loading screen may not come, or the tab may close; that screen calls it again, in case the form
 * could not. Whoever answers anew has dealt with what was refused.
 * @param replaced the id of the assessment it replaces, whose result nobody has asked for yet
 */
export function keepAssessment(submission: AssessmentSubmission, replaced?: string): KeptAssessment {
  const kept = { id: submission.id, body: JSON.stringify(submission) };
  discardFromOutbox(refusedPath);
  if (replaced) removeFromOutbox(replaced);
  addToOutbox({ ...kept, path: assessmentsEndpoint });
  keepRecent(submission);
  return kept;
}

/** Keeps answers that would only be refused again, until the visitor has answered anew or their seven days are over. */
export const keepRefused = (kept: KeptAssessment) => addToOutbox({ ...kept, path: refusedPath });

/** The last answers that were refused. */
export function refusedSubmission(): AssessmentSubmission | null {
  const refused = outboxEntries().findLast(({ path }) => path === refusedPath);
  return refused ? JSON.parse(refused.body) : null;
}

/** Under a privacy signal there is no session: nothing is kept, and what was is deleted. */
function keepRecent({ sessionId, id }: AssessmentSubmission) {
  try {
    if (sessionId === null) delete localStorage[recentAssessmentKey];
    else localStorage[recentAssessmentKey] = [sessionId, id, Date.now()].join('_');
  } catch {
    // Another tab, or this one after a reload, will not know of it.
  }
}
