'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { sendsPrivacySignal } from '@/lib/analytics/tracker/privacy-signal';
import { isOutboxWaiting } from '@/lib/browser/outbox-waiting';
import { assessmentsEndpoint, eventsEndpoint, paths } from '@/lib/paths';

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
  const discarding = await import('@/lib/analytics/tracker/discard-events');
  discarding.discardEvents();
}

/**
 * Sends the assessments that earlier pages and visits could not: on each page, and whenever the browser is back online.
 * What visits recorded is the tracker's to send.
 */
export function DeliverWaitingAssessments() {
  const path = usePathname();
  const left = useRef('');
  useEffect(() => {
    // What the loading screen has just tried is its own; a server that asked for a pause is given one.
    const isTried = path === paths.analysisLoading || left.current === paths.analysisLoading;
    left.current = path;
    if (!isTried && isOutboxWaiting(assessmentsEndpoint)) void deliverAssessments();
  }, [path]);
  useEffect(() => {
    if (sendsPrivacySignal() && isOutboxWaiting(eventsEndpoint)) discardEvents().catch(() => undefined);
    window.addEventListener('online', deliverAssessments);
    return () => window.removeEventListener('online', deliverAssessments);
  }, []);
  return null;
}
