'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { sendsPrivacySignal } from '@/lib/analytics/tracker/load-tracker';
import { isOutboxWaiting } from '@/lib/browser/outbox-waiting';
import { assessmentsEndpoint } from '@/lib/paths';

/** Offline again, or in the middle of a deploy: the next page tries again. */
const tryLater = () => undefined;

const deliverAssessments = (left: string | Event) =>
  import('@/lib/assessments/browser/deliver-assessments')
    .then((delivery) => delivery.deliverAssessments(left))
    .catch(tryLater);

/** What was recorded before a visitor sent the privacy signal is neither sent nor kept afterwards. */
const forgetVisits = () =>
  import('@/lib/analytics/tracker/forget-visits')
    .then((forgetting) => forgetting.forgetVisits())
    .catch(tryLater);

/**
 * Sends the assessments that earlier pages and visits could not send: on each page, then as often as
 * `deliverAssessments` does, and whenever the browser is back online. The tracker sends what visits recorded.
 */
export function DeliverWaitingAssessments() {
  const path = usePathname();
  const left = useRef('');
  useEffect(() => {
    if (isOutboxWaiting(assessmentsEndpoint)) void deliverAssessments(left.current);
    left.current = path;
  }, [path]);
  useEffect(() => {
    if (sendsPrivacySignal()) void forgetVisits();
    addEventListener('online', deliverAssessments);
    return () => removeEventListener('online', deliverAssessments);
  }, []);
  return null;
}
