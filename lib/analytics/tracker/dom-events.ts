import { eventLimits as limits } from '@/content/analytics';
import { truncate } from '@/lib/storable-text';
import { elementFacts, readAttribute } from './element-facts';
import type { EventQueue } from './event-queue';
import type { LazyListeners } from './lazy-listeners';
import type { FailureWarnings, TrackingFailure } from './load-tracker';
import type { PageViews } from './page-views';

const controlSelector = 'a,button,input,select,textarea,label,summary';
const visitorTextSelector = 'input,select,textarea,[data-private]';

const rightButton = 2;

/** What stands on a control, unless it is, or holds, something a visitor wrote. */
function controlText(control: Element): string | undefined {
  if (control.closest(visitorTextSelector) || control.querySelector('[data-private]')) return;
  const text = control.textContent.replace(/\s+/g, ' ').trim();
  return truncate(text, limits.text) || readAttribute(control, 'aria-label')?.slice(0, limits.text);
}

/** Where a link leads, without the query: a path of this site, or an address of another. */
function linkTarget(control: Element | null, origin: string): string | undefined {
  if (!(control instanceof HTMLAnchorElement) || !control.protocol.startsWith('http')) return undefined;
  return truncate((control.origin === origin ? '' : control.origin) + control.pathname, limits.address);
}

/** How much of a page has been in sight, 0 to 100: what is above the window's lower edge. All in pixels. */
export const scrolledPercent = (top: number, height: number, whole: number): number =>
  Math.min(100, Math.max(0, Math.round(((top + height) / Math.max(whole, 1)) * 100)));

const scrollPause = 250;

export type DomEvents = DocumentEventMap & WindowEventMap;

type Listeners = { [Name in keyof DomEvents]?: (event: DomEvents[Name]) => void };

export type DomEnvironment = {
  now: () => number;
  /** The address of the document. */
  opened: URL;
  document: Pick<Document, 'visibilityState'> & {
    readonly documentElement: Pick<HTMLElement, 'scrollHeight'>;
  };
  window: Pick<Window, 'scrollY' | 'innerHeight'> & {
    addEventListener: (name: string, listener: (event: Event) => void, capture: boolean) => void;
  };
  /** Calls back once the browser has nothing better to do. */
  whenIdle: (begin: () => void) => void;
  warnings: FailureWarnings;
};

/** Listens to the document from here on, and records what a visitor does and what goes wrong. */
export function listenToDocument(
  { now, opened, document, window, whenIdle, warnings }: DomEnvironment,
  queue: EventQueue,
  views: PageViews,
) {
  const { noteActivity } = views;
  let scrollTimer: ReturnType<typeof setTimeout> | undefined;
  let scrollTop = 0;
  let lazyListeners: LazyListeners | undefined;

  /** What a page needs seldom, or late, comes as a chunk of its own. */
  const withLazyListeners = (
    failure: TrackingFailure,
    use: (listeners: LazyListeners) => void | Promise<void>,
  ) =>
    import('./lazy-listeners')
      .then(({ createLazyListeners }) => {
        lazyListeners ??= createLazyListeners(queue, views);
        return use(lazyListeners);
      })
      .catch(warnings.warnOfError(failure));

  /** Notes an event once the code for it is there, with the time at which it happened. */
  const noteLazily =
    <Name extends keyof LazyListeners['notes']>(name: Name) =>
    (event: DomEvents[Name]) => {
      const at = now();
      void withLazyListeners('event', ({ notes }) => notes[name](event, at));
    };

  const notingActivity =
    <Noted extends Event>(note: (event: Noted) => void) =>
    (event: Noted) => {
      noteActivity();
      note(event);
    };

  /** A click belongs to the control around its target, or to the target itself where there is none. */
  function noteClick({ target, button, clientX, clientY }: MouseEvent) {
    noteActivity();
    if (!(target instanceof Element) || button >= rightButton) return;
    const control = target.closest(controlSelector);
    // The browser clicks the label's own field next.
    if (control instanceof HTMLLabelElement && control.control) return;
    settleScroll();
    const href = linkTarget(control, opened.origin);
    queue.recordEvent({
      type: 'click',
      ...elementFacts(control ?? target),
      text: control ? controlText(control) : undefined,
      x: Math.round(clientX),
      y: Math.round(clientY),
      href,
    });
    if (href && href[0] !== '/') queue.deliverNow();
  }

  /** Measured once scrolling has paused or turned (R118). A new page also jumps to the top; that is not scrolling. */
  function noteScroll() {
    noteActivity();
    const isDeeper = window.scrollY > scrollTop;
    scrollTop = window.scrollY;
    if (!isDeeper) return settleScroll();
    clearTimeout(scrollTimer);
    scrollTimer = setTimeout(settleScroll, scrollPause);
  }

  /** Measures now what waits to be measured; recorded only when it is deeper than before. */
  function settleScroll() {
    if (scrollTimer === undefined) return;
    clearTimeout(scrollTimer);
    scrollTimer = undefined;
    // The page that was scrolled may have gone, and another begun at its top.
    if (window.scrollY <= 0) return;
    const view = views.all.at(-1);
    const percent = scrolledPercent(
      window.scrollY,
      window.innerHeight,
      document.documentElement.scrollHeight,
    );
    if (!view || percent <= (view.scrolled ?? 0)) return;
    view.scrolled = percent;
    queue.recordEvent({ type: 'scroll_depth', percent });
  }

  function leaveAndDeliver() {
    settleScroll();
    views.leave();
    queue.deliverNow();
  }

  /** Before the page's own handlers, which may take away what was clicked. */
  const captureListeners: Listeners = {
    click: noteClick,
    auxclick: noteClick,
    focusin: notingActivity(noteLazily('focusin')),
    change: notingActivity(noteLazily('change')),
    keydown: noteActivity,
  };

  /** After everybody else's: what others record on leaving has to be there when everything is sent. */
  const bubbleListeners: Listeners = {
    scroll: noteScroll,
    error: noteLazily('error'),
    unhandledrejection: noteLazily('unhandledrejection'),
    visibilitychange: () => (document.visibilityState === 'visible' ? views.resume() : leaveAndDeliver()),
    pagehide: leaveAndDeliver,
    pageshow: ({ persisted }) => persisted && views.resume(),
    online: queue.retry,
  };

  function addListeners(listeners: Listeners, capture: boolean) {
    for (const [name, note] of Object.entries(listeners)) {
      // The table has checked that each name comes with its own kind of event.
      const listener = warnings.neverThrowing('event', note as (event: Event) => void);
      window.addEventListener(name, listener, capture);
    }
  }

  addListeners(captureListeners, true);
  addListeners(bubbleListeners, false);
  whenIdle(() => void withLazyListeners('start', ({ noteVitals }) => noteVitals()));
}
