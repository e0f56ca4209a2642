import { outboxEntries } from '@/lib/browser/outbox';
import { deliverOutbox } from '@/lib/browser/outbox-delivery';
import { assessmentsEndpoint } from '@/lib/paths';
import { keepRefused, refusedSubmission } from './assessment-outbox';
import { currentAssessment } from './current-assessment';

const isWaiting = (id: string | undefined) => outboxEntries().some((entry) => entry.id === id);

/**
 * Sends the assessments that wait, and keeps those that are refused. Where this tab's own ended without a result and has
 * arrived now, the consultation page says so. Where this tab has no assessment of its own, the
 * last of them becomes its own, so that the consultation page can say so and its form opens filled.
 */
export async function deliverAssessments(): Promise<void> {
  const hasWaited = isWaiting(currentAssessment.read()?.submission.id);
  await deliverOutbox(assessmentsEndpoint, (entry, { isFinal }) => isFinal && keepRefused(entry));
  // Read anew: the visitor may have gone on meanwhile.
  const current = currentAssessment.read();
  if (current?.failure && hasWaited && !isWaiting(current.submission.id))
    currentAssessment.write({ ...current, failure: 'arrived' });
  const submission = refusedSubmission();
  if (!submission || current) return;
  currentAssessment.write({
    version: 1,
    submission,
    recommendation: null,
    failure: 'refused',
    isDismissed: false,
  });
}
