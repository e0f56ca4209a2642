'use client';

import { useEffect } from 'react';
import { deliverOutbox } from '@/lib/outbox/browser/deliver';

/** Sends what earlier pages and visits could not: once a document, and whenever the browser is back online. */
export function OutboxDelivery() {
  useEffect(() => {
    const deliver = () => void deliverOutbox();
    deliver();
    window.addEventListener('online', deliver);
    return () => window.removeEventListener('online', deliver);
  }, []);
  return null;
}
