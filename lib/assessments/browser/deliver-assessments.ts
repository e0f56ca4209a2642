import { deliverOutbox } from '@/lib/browser/outbox-delivery';
import { assessmentsEndpoint } from '@/lib/paths';
import { keepRefused, refusedSubmission } from './assessment-outbox';
import { currentAssessment } from './current-assessment';

/**
 * Sends the assessments that wait, and keeps those that are refused. Where this tab has no assessment of its own, the
 * last of them becomes its own, so that the consultation page can say so and its form opens filled.
 */
export async function deliverAssessments(): Promise<void> {
  await deliverOutbox(assessmentsEndpoint, (entry, { isFinal }) => isFinal && keepRefused(entry));
  const submission = refusedSubmission();
  if (!submission || currentAssessment.read()) return;
  currentAssessment.write({
    version: 1,
    submission,
    recommendation: null,
    failure: 'refused',
    isDismissed: false,
  });
}
