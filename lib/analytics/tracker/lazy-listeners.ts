import type { Metric } from 'web-vitals';
import { eventLimits as limits } from '@/content/analytics';
import type { WebsiteEvent } from '@/lib/analytics/website-events';
import { nextTask } from '@/lib/browser/when-idle';
import { truncate } from '@/lib/storable-text';
import type { DomEvents, ElementReader } from './dom-events';
import type { EventQueue } from './event-queue';
import { fieldValue } from './field-value';
import type { PageView, PageViews } from './page-views';

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is FormField =>
  target instanceof Element && target.matches('input,select,textarea');

export type ErrorFacts = Omit<
  Extract<WebsiteEvent, { type: 'error' }>,
  'id' | 'seq' | 'at' | 'page' | 'title' | 'view' | 'type'
>;

/** What a browser says about an error, or about a rejected promise that nobody handled. */
export type BrowserError = { message?: string; file?: string; line?: number; thrown?: unknown };

/** What is recorded about it. The queries of addresses are left out, because they may contain anything. */
export function describeError({ message, file, line, thrown }: BrowserError): ErrorFacts {
  const error = thrown instanceof Error ? thrown : undefined;
  const stack = withoutQueries(textOf(error?.stack ?? ''));
  // A rejected promise does not say where it failed, but its stack does.
  const [, place, placeLine] = /((?:https?|file):\/\/[^\s()]+?):(\d+):\d+/.exec(stack) ?? [];
  return {
    message: truncate(withoutQueries(textOf(error?.message || message || thrown)), limits.errorMessage),
    stack: truncate(stack, limits.errorStack) || undefined,
    file: truncate(withoutQueries(file || place || ''), limits.address) || undefined,
    line: line || Number(placeLine) || undefined,
    errorType: truncate(textOf(error?.name ?? typeof thrown), limits.label),
  };
}

/** Two errors with the same fingerprint are the same error. */
export const fingerprint = ({ errorType, message, file, line }: ErrorFacts): string =>
  [errorType, message, file, line].join();

/** Anything can be thrown, even something that cannot be turned into text, and an error may have any name. */
function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

const withoutQueries = (text: string) => text.replace(/(\w:\/\/[^\s?#()]+)[?#][^\s:()]*/g, '$1');

const mostErrorsOfView = 5;

type ErrorNotice = ErrorEvent | PromiseRejectionEvent;

declare global {
  /** What went wrong before anybody listened, at most five; `earlyEventsScript` keeps it. */
  var earlyErrors: ErrorNotice[] | undefined;
}

const problemOf = (event: ErrorNotice): BrowserError =>
  'reason' in event
    ? { thrown: event.reason }
    : { message: event.message, file: event.filename, line: event.lineno, thrown: event.error };

/** What a page needs rarely, or late. */
export type LazyListeners = {
  /** Each is given the moment of its event, in milliseconds since 1970. */
  notes: {
    [Name in 'focusin' | 'change' | 'error' | 'unhandledrejection']: (
      event: DomEvents[Name],
      at: number,
    ) => void;
  };
  /** How fast pages load and respond. A measurement belongs to its page, even if the visitor has moved on since. */
  noteVitals: () => Promise<void>;
};

/**
 * The view at a moment of the page's monotonic clock, or the last of `page`, if that is later; before the first view it
 * is the first.
 */
const viewAt = <View extends Pick<PageView, 'facts' | 'began'>>(
  moment: number,
  views: readonly View[],
  page?: string,
): View | undefined =>
  views.findLast(({ facts, began }, index) => index === 0 || began <= moment || facts.page === page);

/** What a measurement says about where it belongs: what was measured, and which page the browser attributes it to. */
type Measured = Pick<Metric, 'entries' | 'navigationType' | 'navigationURL' | 'navigationStartTime'>;

/**
 * The view in which something was measured: the one on which the last of it happened. A browser that tells pages apart
 * by itself knows better about what happened before the page was there; one that does not attributes everything to the
 * whole document, as all do with what they measure of a return from the back-forward cache: the moment of that return
 * tells which page came back.
 */
export function measuredView<View extends Pick<PageView, 'facts' | 'began'>>(
  { entries, navigationType, navigationURL = '/', navigationStartTime = 0 }: Measured,
  views: readonly View[],
): View | undefined {
  const moment = entries.at(-1)?.startTime ?? navigationStartTime;
  const { pathname } = new URL(navigationURL, 'https://site.example');
  return viewAt(moment, views, navigationType === 'soft-navigation' ? pathname : undefined);
}

/**
 * Passes on what was measured last of each page, once that is left. By itself web-vitals does so with what it has looked
 * at, which takes an idle moment: on a page that is left while it is busy the slowest answer of all was lost.
 */
export function lastOfPage(pass: (metric: Metric) => void): (metric: Metric) => void {
  let last: Metric | undefined;
  const passLast = () => {
    if (last) pass(last);
    last = undefined;
  };
  // After web-vitals, which listens to the window first, and before the tracker, which listens to it last.
  document.addEventListener('visibilitychange', passLast);
  return (metric) => {
    // The browser's pages have an object each, which grows with its answers.
    if (metric !== last) passLast();
    last = metric;
  };
}

export function createLazyListeners(
  { recordEvent }: EventQueue,
  views: PageViews,
  { elementFacts, readAttribute }: ElementReader,
): LazyListeners {
  const fieldFacts = (field: FormField) => ({
    ...elementFacts(field),
    form: readAttribute(field.form, 'name') ?? readAttribute(field.form, 'id'),
    field: readAttribute(field, 'name') ?? readAttribute(field, 'id'),
  });

  /** Which errors of the current view have already been recorded. */
  let recordedErrors: { view?: PageView; fingerprints: Set<string> } = { fingerprints: new Set() };

  /** At most five per view, and each only once: an error in a loop would say nothing new. */
  function recordError(problem: BrowserError, at: number, view = views.all.at(-1)) {
    const facts: ErrorFacts = describeError(problem);
    if (recordedErrors.view !== view) recordedErrors = { view, fingerprints: new Set() };
    const { fingerprints } = recordedErrors;
    const known = fingerprint(facts);
    if (fingerprints.has(known) || fingerprints.size >= mostErrorsOfView) return;
    fingerprints.add(known);
    recordEvent({ type: 'error', at, ...facts, ...view?.facts });
  }

  /** Of the last of these the tracker may have heard as well, while this chunk was on its way. */
  const earlyErrors = [...(globalThis.earlyErrors ?? [])];
  for (const event of earlyErrors) {
    // Not by `timeOrigin`, which may be wrong (session.ts).
    const at = Math.round(Date.now() - performance.now() + event.timeStamp);
    recordError(problemOf(event), at, viewAt(event.timeStamp, views.all));
  }

  function noteError(event: ErrorNotice, at: number) {
    if (!earlyErrors.includes(event)) recordError(problemOf(event), at);
  }

  return {
    notes: {
      focusin({ target }, at) {
        if (isField(target)) recordEvent({ type: 'form_focus', at, ...fieldFacts(target) });
      },
      change({ target }, at) {
        if (!isField(target)) return;
        recordEvent({ type: 'form_field_change', at, ...fieldFacts(target), value: fieldValue(target) });
      },
      error: noteError,
      unhandledrejection: noteError,
    },

    async noteVitals() {
      const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
      const record = (metric: Metric) => {
        const { name, value, rating } = metric;
        const view = measuredView(metric, views.all);
        recordEvent({ type: 'web_vital', vital: name, value, rating, ...view?.facts });
      };
      const observers = [
        () => onINP(lastOfPage(record), { reportSoftNavs: true, reportAllChanges: true }),
        () => onCLS(record, { reportSoftNavs: true }),
        () => onFCP(record),
        () => onLCP(record),
        () => onTTFB(record),
      ];
      for (const observe of observers) {
        await nextTask();
        observe();
      }
    },
  };
}
