import { whenIdle } from '@/lib/browser/when-idle';
import { noteClick, noteScroll, settleScroll } from './dom-events';
import {
  deliverBeforeLeaving,
  type JourneyDraft,
  nextTask,
  recordJourney,
  retryDelivery,
} from './event-queue';
import { errorName, neverThrowing, warnOnce } from './failure-warnings';
import {
  noteActivity,
  readVisitSource,
  recordLeaving,
  resumeView,
  startFirstView,
  viewPage,
} from './page-views';

type LazyListeners = typeof import('./lazy-listeners');

/** What a page needs seldom, or late, comes as a chunk of its own. */
export const loadLazyListeners = (): Promise<LazyListeners> => import('./lazy-listeners');

/** Notes an event once the code for it is there, with the time at which it happened. */
export const noteLazily =
  <Noted extends Event>(pick: (details: LazyListeners) => (event: Noted, at: number) => void) =>
  (event: Noted) => {
    const at = Date.now();
    loadLazyListeners()
      .then((details) => pick(details)(event, at))
      .catch((error) => warnOnce('event', errorName(error)));
  };

type Listeners = {
  [Name in keyof (DocumentEventMap & WindowEventMap)]?: (
    event: (DocumentEventMap & WindowEventMap)[Name],
  ) => void;
};

const notingActivity = (note: (event: Event) => void) => (event: Event) => {
  noteActivity();
  note(event);
};

/** Before the page's own handlers, which may take away what was clicked. */
const captureListeners: Listeners = {
  click: noteClick,
  auxclick: noteClick,
  focusin: notingActivity(noteLazily(({ noteFocus }) => noteFocus)),
  change: notingActivity(noteLazily(({ noteChange }) => noteChange)),
  keydown: noteActivity,
};

/** After everybody else's: what others record on leaving has to be there when everything is sent. */
const bubbleListeners: Listeners = {
  scroll: noteScroll,
  error: noteLazily(({ noteError }) => noteError),
  unhandledrejection: noteLazily(({ noteRejection }) => noteRejection),
  visibilitychange: () => (document.visibilityState === 'visible' ? resumeView() : leaveAndDeliver()),
  pagehide: leaveAndDeliver,
  pageshow: ({ persisted }) => persisted && resumeView(),
  online: retryDelivery,
};

/** What the rest of the site may tell the tracker. */
export type Tracker = {
  /** @param path of the page that has replaced the one before */
  viewPage(path: string): void;
  recordJourney(draft: JourneyDraft): void;
};

/**
 * Starts in three steps: all of it at once would keep a slow phone from answering for longer than a frame.
 * @param opened the address of the document
 */
export async function startTracking(opened: URL): Promise<Tracker> {
  const page = { page: opened.pathname, title: document.title };
  await nextTask();
  await startFirstView(opened.pathname, readVisitSource(opened));
  addListeners(captureListeners, true);
  addListeners(bubbleListeners, false);
  whenIdle(() => {
    loadLazyListeners()
      .then(({ noteVitals }) => noteVitals(page))
      .catch((error) => warnOnce('start', errorName(error)));
  });
  return {
    viewPage: neverThrowing('event', viewPage),
    recordJourney: neverThrowing('journey', recordJourney),
  };
}

function leaveAndDeliver() {
  settleScroll();
  recordLeaving();
  deliverBeforeLeaving();
}

function addListeners(listeners: Listeners, capture: boolean) {
  for (const [name, note] of Object.entries(listeners)) {
    // The table has checked that each name comes with its own kind of event.
    addEventListener(name, neverThrowing('event', note as (event: Event) => void), capture);
  }
}
