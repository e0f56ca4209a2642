import type { AssessmentSubmission } from '@/lib/assessments/submit-assessment';
import { addToOutbox, discardFromOutbox, outboxEntries } from '@/lib/browser/outbox';
import { assessmentsEndpoint } from '@/lib/paths';

/** What the server would not take stays in the outbox under this address, to which nothing is ever sent. */
const refusedPath = `${assessmentsEndpoint}#refused`;

type KeptAssessment = { id: string; body: string };

/** Keeps an assessment until the server says it is stored. Whoever answers anew has dealt with what was refused. */
export function keepUntilStored(submission: AssessmentSubmission): KeptAssessment {
  const kept = { id: submission.id, body: JSON.stringify(submission) };
  discardFromOutbox(refusedPath);
  addToOutbox({ ...kept, path: assessmentsEndpoint });
  return kept;
}

/** Keeps answers that sending again cannot help, until the visitor has answered anew or seven days are over. */
export const keepRefused = ({ id, body }: KeptAssessment) => addToOutbox({ id, body, path: refusedPath });

/** The last answers that were refused. */
export function refusedSubmission(): AssessmentSubmission | null {
  const refused = outboxEntries().findLast(({ path }) => path === refusedPath);
  return refused ? JSON.parse(refused.body) : null;
}
