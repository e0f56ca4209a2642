import { eventLimits as limits } from '@/content/analytics';
import { truncate } from '@/lib/storable-text';
import type { EventQueue } from './event-queue';
import type { LazyListeners } from './lazy-listeners';
import type { FailureWarnings, TrackingFailure } from './load-tracker';
import { type PageView, type PageViews, pageOf } from './page-views';

const controlSelector = 'a,button,input,select,textarea,label,summary';
const visitorTextSelector = 'input,select,textarea,[data-private]';

const rightButton = 2;

/** An attribute, shortened; `undefined` when there is none. Not a property: a field named "id" would hide its form's id. */
const readAttribute = (element: Element | null, name: string): string | undefined =>
  truncate(element?.getAttribute(name) ?? '', limits.label) || undefined;

/** What is recorded about the element on which an event happened. */
const elementFacts = (element: Element) => ({
  element: truncate(element.localName, limits.text),
  // A call to action has a name of its own, because it may stand several times on a page and an id may not.
  elementId: readAttribute(element, 'data-cta') ?? readAttribute(element, 'id'),
  elementClass: readAttribute(element, 'class'),
});

/** Handed to the later chunk: whatever it imported from this module would add to the tracker's core. */
const elementReader = { readAttribute, elementFacts };
export type ElementReader = typeof elementReader;

/** The text on a control, unless the control is, or contains, something that a visitor wrote. */
function controlText(control: Element): string | undefined {
  if (control.closest(visitorTextSelector) || control.querySelector('[data-private]')) return;
  const text = control.textContent.replace(/\s+/g, ' ').trim();
  return truncate(text, limits.text) || readAttribute(control, 'aria-label')?.slice(0, limits.text);
}

/** Where a link leads, without the query: a path of this site, or an address on another. */
function linkTarget(control: Element | null, origin: string): string | undefined {
  if (!(control instanceof HTMLAnchorElement) || !control.protocol.startsWith('http')) return undefined;
  return pageOf((control.origin === origin ? '' : control.origin) + control.pathname);
}

/** How much of a page has been in view, 0 to 100: everything above the window's lower edge. All arguments in pixels. */
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

/** Listens to the document from now on, and records what a visitor does and what goes wrong. */
export function listenToDocument(
  { now, opened, document, window, whenIdle, warnings }: DomEnvironment,
  queue: EventQueue,
  views: PageViews,
) {
  const { noteActivity } = views;
  let scrollTimer: ReturnType<typeof setTimeout> | undefined;
  let scrollTop = 0;
  /** Not recorded yet: which page was scrolled, and how far. */
  let scrolled: { view: PageView | undefined; percent: number } | undefined;
  let lazyListeners: LazyListeners | undefined;

  /** What a page needs rarely, or late, comes as a separate chunk. */
  const withLazyListeners = (
    failure: TrackingFailure,
    use: (listeners: LazyListeners) => void | Promise<void>,
  ) =>
    import('./lazy-listeners')
      .then(({ createLazyListeners }) => {
        lazyListeners ??= createLazyListeners(queue, views, elementReader);
        return use(lazyListeners);
      })
      .catch(warnings.warnOfError(failure));

  /** Records an event once the code for it has loaded, with the time at which it happened. */
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

  /** A click belongs to the control around its target, or to the target itself if there is no control. */
  function noteClick({ target, button, clientX, clientY }: MouseEvent) {
    noteActivity();
    if (!(target instanceof Element) || button >= rightButton) return;
    const control = target.closest(controlSelector);
    // The browser will click the label's field next, and that click is recorded.
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

  const measureScroll = () =>
    scrolledPercent(window.scrollY, window.innerHeight, document.documentElement.scrollHeight);

  /** Measured once scrolling has paused or turned back (R118). A new page also jumps to the top, but that is not scrolling. */
  function noteScroll() {
    noteActivity();
    const isDeeper = window.scrollY > scrollTop;
    scrollTop = window.scrollY;
    if (!isDeeper) return settleScroll();
    clearTimeout(scrollTimer);
    scrollTimer = setTimeout(settleScroll, scrollPause);
    scrolled = { view: views.all.at(-1), percent: measureScroll() };
  }

  /** Takes a pending measurement now; it is recorded only if it is deeper than before. */
  function settleScroll() {
    clearTimeout(scrollTimer);
    if (!scrolled?.view) return;
    const { view } = scrolled;
    // A page grows as it is scrolled; but it may be gone, and another one begun at its top.
    const isThere = view === views.all.at(-1) && window.scrollY > 0;
    const percent = isThere ? measureScroll() : scrolled.percent;
    scrolled = undefined;
    if (percent <= (view.scrolled ?? 0)) return;
    view.scrolled = percent;
    queue.recordEvent({ type: 'scroll_depth', percent, ...view.facts });
  }

  function leaveAndDeliver() {
    settleScroll();
    views.leave();
    queue.deliverNow();
  }

  function addListeners(listeners: Listeners, capture: boolean) {
    for (const [name, note] of Object.entries(listeners)) {
      // The table's type has already checked that each name comes with its own kind of event.
      window.addEventListener(name, warnings.neverThrowing('event', note as (event: Event) => void), capture);
    }
  }

  // These run before the page's own handlers, which may remove what was clicked.
  addListeners(
    {
      click: noteClick,
      auxclick: noteClick,
      focusin: notingActivity(noteLazily('focusin')),
      change: notingActivity(noteLazily('change')),
      keydown: noteActivity,
    },
    true,
  );
  // These run after everybody else's: what others record as the page is left must be there when everything is sent.
  addListeners(
    {
      scroll: noteScroll,
      error: noteLazily('error'),
      unhandledrejection: noteLazily('unhandledrejection'),
      visibilitychange: () => (document.visibilityState === 'visible' ? views.resume() : leaveAndDeliver()),
      pagehide: leaveAndDeliver,
      pageshow: ({ persisted }) => persisted && views.resume(),
      online: queue.retry,
    },
    false,
  );
  whenIdle(() => void withLazyListeners('start', ({ noteVitals }) => noteVitals()));
}
