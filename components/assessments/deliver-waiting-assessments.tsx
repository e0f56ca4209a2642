'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { sendsPrivacySignal } from '@/lib/analytics/tracker/load-tracker';
import { isOutboxWaiting } from '@/lib/browser/outbox-waiting';
import { assessmentsEndpoint, paths } from '@/lib/paths';

/** Offline again, or in the middle of a deploy: the next page tries again. */
const tryLater = () => undefined;

const deliverAssessments = (reason: string | Event) =>
  import('@/lib/assessments/browser/deliver-assessments')
    .then((delivery) => delivery.deliverAssessments(reason))
    .catch(tryLater);

/** What was recorded before a visitor sent the privacy signal is neither sent nor kept afterwards. */
const forgetVisits = () =>
  import('@/lib/analytics/tracker/forget-visits')
    .then((forgetting) => forgetting.forgetVisits())
    .catch(tryLater);

/** The path of the page before: of a document there is one. */
let left = '';

/**
 * Sends the assessments that earlier pages and visits could not send: on each page, then as often as
 * `deliverAssessments` does, and whenever the browser is back online. The tracker sends what visits recorded.
 */
export function DeliverWaitingAssessments() {
  const path = usePathname();
  useEffect(() => {
    // Not asked for on the loading screen: if the code came late, it would send from the next page what was just tried.
    if (path !== paths.analysisLoading && isOutboxWaiting(assessmentsEndpoint)) void deliverAssessments(left);
    left = path;
    if (sendsPrivacySignal()) void forgetVisits();
    // Adds the same function once, and for as long as the document stays.
    addEventListener('online', deliverAssessments);
  }, [path]);
  return null;
}
