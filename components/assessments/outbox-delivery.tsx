'use client';

import { useEffect } from 'react';
import { deliverOutbox } from '@/lib/outbox/browser/deliver';
import { assessmentsEndpoint } from '@/lib/paths';

/** Sends what earlier pages and visits could not: once a document, and whenever the browser is back online. */
export function OutboxDelivery() {
  useEffect(() => {
    const deliver = () => void deliverOutbox(assessmentsEndpoint);
    deliver();
    window.addEventListener('online', deliver);
    return () => window.removeEventListener('online', deliver);
  }, []);
  return null;
}
