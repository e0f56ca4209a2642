import type { AssessmentSubmission } from '@/lib/assessments/submit-assessment';
import { addToOutbox, discardFromOutbox, outboxEntries, removeFromOutbox } from '@/lib/browser/outbox';
import { assessmentsEndpoint } from '@/lib/paths';
import { recentAssessmentKey } from './recent-assessment';

/** Answers that the server refused stay in the outbox under this address, to which nothing is ever sent. */
const refusedPath = `${assessmentsEndpoint}#refused`;

type KeptAssessment = { id: string; body: string };

/**
 * Keeps an assessment until the server says that it is stored, and remembers for a day which one it was and in which
 * visit. The form calls it as soon as TRANSCEND is pressed, since the loading screen may never come or the tab may
 * close; the loading screen calls it again, in case the form could not. Whoever answers anew has dealt with what was
 * refused before.
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

/** Keeps answers that would only be refused again, until the visitor has answered anew or seven days are over. */
export const keepRefused = ({ id, body }: KeptAssessment) => addToOutbox({ id, body, path: refusedPath });

/** The last answers that were refused. */
export function refusedSubmission(): AssessmentSubmission | null {
  const refused = outboxEntries().findLast(({ path }) => path === refusedPath);
  return refused ? JSON.parse(refused.body) : null;
}

/** Under a privacy signal there is no session: nothing is kept, and what was kept before is deleted. */
function keepRecent({ sessionId, id }: AssessmentSubmission) {
  try {
    if (sessionId === null) delete localStorage[recentAssessmentKey];
    else localStorage[recentAssessmentKey] = [sessionId, id, Date.now()].join('_');
  } catch {
    // Another tab, or this one after a reload, will not know about it.
  }
}
