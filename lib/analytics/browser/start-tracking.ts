import { whenIdle } from '@/lib/spline/browser/when-idle';
import { noteClick } from './clicks';
import { deliverAgain, deliverBeforeLeaving } from './delivery';
import { inDetail, loadDetails } from './in-detail';
import { nextTask } from './next-task';
import { arrive, comeBack, leave, noteActivity, viewPage } from './page-views';
import { type JourneyDraft, recordJourney } from './record';
import { noteScroll, settleScroll } from './scroll-depth';
import { readArrival } from './session-facts';
import { codeOf, harmless, warnOnce } from './warn-once';

type Listeners = {
  [Name in keyof (DocumentEventMap & WindowEventMap)]?: (
    event: (DocumentEventMap & WindowEventMap)[Name],
  ) => void;
};

const activity = (note: (event: Event) => void) => (event: Event) => {
  noteActivity();
  note(event);
};

/** Before the page's own handlers, which may take away what was clicked. */
const before: Listeners = {
  click: noteClick,
  auxclick: noteClick,
  focusin: activity(inDetail(({ noteFocus }) => noteFocus)),
  change: activity(inDetail(({ noteChange }) => noteChange)),
  keydown: noteActivity,
};

/** After everybody else's: what others record on leaving has to be there when everything is sent. */
const after: Listeners = {
  scroll: noteScroll,
  error: inDetail(({ noteError }) => noteError),
  unhandledrejection: inDetail(({ noteRejection }) => noteRejection),
  visibilitychange: () => (document.visibilityState === 'visible' ? comeBack() : leaveAndDeliver()),
  pagehide: leaveAndDeliver,
  pageshow: ({ persisted }) => persisted && comeBack(),
  online: deliverAgain,
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
  await arrive(opened.pathname, readArrival(opened));
  listen(before, true);
  listen(after, false);
  whenIdle(() => {
    loadDetails()
      .then(({ noteVitals }) => noteVitals(page))
      .catch((error) => warnOnce('start', codeOf(error)));
  });
  return { viewPage: harmless('event', viewPage), recordJourney: harmless('journey', recordJourney) };
}

function leaveAndDeliver() {
  settleScroll();
  leave();
  deliverBeforeLeaving();
}

function listen(listeners: Listeners, capture: boolean) {
  for (const [name, note] of Object.entries(listeners)) {
    // The table has checked that each name comes with its own kind of event.
    addEventListener(name, harmless('event', note as (event: Event) => void), capture);
  }
}
