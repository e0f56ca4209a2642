import { addToOutbox } from '@/lib/browser/outbox';
import { deliverAtOnce, deliverOutbox } from '@/lib/browser/outbox-delivery';
import { whenIdle } from '@/lib/browser/when-idle';
import type { FailureWarnings } from './failure-warnings';
import { documentSession } from './session';
import { createTracker, type Tracker } from './tracker';

/** Starts a tracker of this document. @param opened its address */
export const startTracking = (opened: URL, warnings: FailureWarnings): Promise<Tracker> =>
  createTracker({
    now: Date.now,
    performance,
    opened,
    document,
    window,
    session: documentSession,
    store: addToOutbox,
    send: deliverOutbox,
    sendAtOnce: deliverAtOnce,
    whenIdle,
    warnings,
  });
