'use client';

import { useEffect } from 'react';
import { isOutboxWaiting } from '@/lib/outbox/browser/is-waiting';
import { assessmentsEndpoint } from '@/lib/paths';

async function deliver() {
  try {
    const { deliverOutbox } = await import('@/lib/outbox/browser/deliver');
    await deliverOutbox(assessmentsEndpoint);
  } catch {
    // Offline again, or in the middle of a deploy: the next page tries again.
  }
}

/** Sends what earlier pages and visits could not: once a document, and whenever the browser is back online. */
export function OutboxDelivery() {
  useEffect(() => {
    if (isOutboxWaiting()) void deliver();
    window.addEventListener('online', deliver);
    return () => window.removeEventListener('online', deliver);
  }, []);
  return null;
}
