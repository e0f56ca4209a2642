import { addToOutbox, entryLifetime, type OutboxEntry, outboxEntries } from '@/lib/browser/outbox';
import { deliverOutbox } from '@/lib/browser/outbox-delivery';
import { assessmentsEndpoint, paths } from '@/lib/paths';
import { keepRefused, refusedSubmission } from './assessment-outbox';
import { type CurrentAssessment, currentAssessment } from './current-assessment';

const waitingEntry = (id: string | undefined) => outboxEntries().find((entry) => entry.id === id);

/** The tab's own assessment, once it was seen to wait: by the next look another tab may have taken it out of the outbox. */
let seenWaiting: OutboxEntry | undefined;

/** What has waited too long is dropped, and has reached nobody. */
function noteWaiting() {
  const entry = waitingEntry(currentAssessment.read()?.submission.id);
  if (entry?.path === assessmentsEndpoint) seenWaiting = entry;
  else if (seenWaiting && Date.now() - seenWaiting.queuedAt >= entryLifetime) seenWaiting = undefined;
}

/**
 * What was seen to wait, and is gone, another tab may have delivered. But it may as well have been refused there, or have
 * had to give way, before the visitor answered anew. So it is sent once more: under its id it is stored once, and the
 * answer says what became of it.
 * @returns whether it is in the outbox now, where there may be no room for it
 */
function isWaitingAgain({ failure, submission: { id } }: CurrentAssessment): boolean {
  const isKnown = !failure || failure === 'refused';
  if (!isKnown && seenWaiting?.id === id && !waitingEntry(id)) addToOutbox(seenWaiting);
  return waitingEntry(id) !== undefined;
}

/** Milliseconds until they are tried again, while a page stays open. */
const deliveryPause = 30_000;

let hasBegun = false;

/**
 * Sends the assessments that wait: now, then every half minute, and whenever the tab is left or returned to. The
 * loading screen makes its own attempts, so while it is open nothing is sent from here, and what it has just tried
 * waits: the server may have asked for a pause.
 * @param left the path of the page before, or the event that says the network is back
 */
export async function deliverAssessments(left: string | Event): Promise<void> {
  noteWaiting();
  if (!hasBegun) {
    hasBegun = true;
    setInterval(deliverUnlessLoading, deliveryPause);
    document.addEventListener('visibilitychange', deliverUnlessLoading);
  }
  if (left !== paths.analysisLoading) await deliverUnlessLoading();
}

async function deliverUnlessLoading() {
  if (location.pathname !== paths.analysisLoading) await deliverNow();
}

/**
 * Sends the assessments that wait, and keeps those that are refused. If this tab's own had ended without a result and
 * has now been delivered or refused, the consultation page says so. If this tab has no assessment of its own, it
 * adopts the last one that was refused, so that the page can say so here as well and its form opens filled in.
 */
async function deliverNow(): Promise<void> {
  noteWaiting();
  const before = currentAssessment.read();
  const hasWaited = before !== null && isWaitingAgain(before);
  await deliverOutbox(assessmentsEndpoint, (entry, { isFinal }) => isFinal && keepRefused(entry));
  // Read again: the visitor may have moved on meanwhile.
  const current = currentAssessment.read();
  const submission = refusedSubmission();
  if (current?.failure && seenWaiting?.id === current.submission.id) {
    const isRefused = submission?.id === current.submission.id;
    if (isRefused || (hasWaited && !waitingEntry(current.submission.id))) {
      seenWaiting = undefined;
      currentAssessment.write({ ...current, failure: isRefused ? 'refused' : 'arrived' });
    }
  }
  if (!submission || current) return;
  currentAssessment.write({
    version: 1,
    submission,
    recommendation: null,
    failure: 'refused',
    isDismissed: false,
  });
}
