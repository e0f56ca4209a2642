import { addToOutbox } from '@/lib/browser/outbox';
import { deliverAtOnce, deliverOutbox } from '@/lib/browser/outbox-delivery';
import { nextTask, whenIdle } from '@/lib/browser/when-idle';
import { type DomEnvironment, listenToDocument } from './dom-events';
import { createEventQueue, type JourneyDraft, type QueueEnvironment, type WebsiteDraft } from './event-queue';
import type { FailureWarnings } from './load-tracker';
import { createPageViews, type ViewEnvironment } from './page-views';
import { documentSession } from './session';

/** Everything the tracker knows about the browser it runs in. */
export type TrackerEnvironment = QueueEnvironment & ViewEnvironment & DomEnvironment;

/** What the rest of the site can report to the tracker. */
export type Tracker = {
  /** @param path of the page that has replaced the one before */
  viewPage(path: string): void;
  recordJourney(draft: JourneyDraft): void;
  recordEvent(draft: WebsiteDraft): void;
};

/** Starts in three tasks: all at once would keep a slow phone from responding for longer than a frame. */
export async function createTracker(environment: TrackerEnvironment): Promise<Tracker> {
  const { warnings } = environment;
  const queue = createEventQueue(environment);
  const views = createPageViews(environment, queue);
  await nextTask();
  views.start();
  await nextTask();
  listenToDocument(environment, queue, views);
  return {
    viewPage: warnings.neverThrowing('event', views.viewPage),
    recordJourney: warnings.neverThrowing('journey', queue.recordJourney),
    recordEvent: warnings.neverThrowing('event', queue.recordEvent),
  };
}

/** Starts a tracker for this document. @param opened its address @param openedTitle its title */
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
    store: addToOutbox,
    send: deliverOutbox,
    sendAtOnce: deliverAtOnce,
    whenIdle,
    warnings,
  });
