'use client';

import { useEffect } from 'react';
import { sendsPrivacySignal } from '@/lib/analytics/tracker/privacy-signal';
import { isOutboxWaiting } from '@/lib/browser/outbox-waiting';
import { assessmentsEndpoint, eventsEndpoint } from '@/lib/paths';

async function deliverAssessments() {
  try {
    const delivery = await import('@/lib/assessments/browser/deliver-assessments');
    await delivery.deliverAssessments();
  } catch {
    // Offline again, or in the middle of a deploy: the next page tries again.
  }
}

/** What was recorded before a visitor objected is not sent after. */
async function discardEvents() {
  const { discardFromOutbox } = await import('@/lib/browser/outbox');
  discardFromOutbox(eventsEndpoint);
}

/**
 * Sends the assessments that earlier pages and visits could not: once a document, and whenever the browser is back
 * online. What visits recorded is the tracker's to send.
 */
export function DeliverWaitingAssessments() {
  useEffect(() => {
    if (isOutboxWaiting(assessmentsEndpoint)) void deliverAssessments();
    if (sendsPrivacySignal() && isOutboxWaiting(eventsEndpoint)) discardEvents().catch(() => undefined);
    window.addEventListener('online', deliverAssessments);
    return () => window.removeEventListener('online', deliverAssessments);
  }, []);
  return null;
}
