import { readRecentAssessment } from '@/lib/assessments/browser/recent-assessment';
import { addToOutbox } from '@/lib/browser/outbox';
import { deliverAtOnce, deliverOutbox } from '@/lib/browser/outbox-delivery';
import { whenIdle } from '@/lib/browser/when-idle';
import type { FailureWarnings } from './failure-warnings';
import { documentSession } from './session';
import { createTracker, type Tracker } from './tracker';

/** Starts a tracker of this document. @param opened its address @param openedTitle its title */
export const startTracking = (
  opened: URL,
  openedTitle: string,
  warnings: FailureWarnings,
): Promise<Tracker> =>
  createTracker({
    now: Date.now,
    performance,
    opened,
    openedTitle,
    document,
    window,
    session: documentSession,
    readRecentAssessment,
    store: addToOutbox,
    send: deliverOutbox,
    sendAtOnce: deliverAtOnce,
    whenIdle,
    warnings,
  });
