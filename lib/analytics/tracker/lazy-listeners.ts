import { eventLimits as limits } from '@/content/analytics';
import type { WebsiteEvent } from '@/lib/analytics/website-events';
import { nextTask } from '@/lib/browser/when-idle';
import type { DomEvents } from './dom-events';
import { elementFacts, readAttribute } from './element-facts';
import type { EventQueue, WebsiteDraft } from './event-queue';
import { truncate } from './event-text';
import { fieldValue } from './field-value';
import type { PageView, PageViews } from './page-views';

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is FormField =>
  target instanceof Element && target.matches('input,select,textarea');

const fieldFacts = (field: FormField) => ({
  ...elementFacts(field),
  form: readAttribute(field.form, 'name') ?? readAttribute(field.form, 'id'),
  field: readAttribute(field, 'name') ?? readAttribute(field, 'id'),
});

export type ErrorFacts = Omit<
  Extract<WebsiteEvent, { type: 'error' }>,
  'id' | 'seq' | 'at' | 'page' | 'title' | 'type'
>;

/** What a browser says of an error, or of a promise that failed unheard. */
export type BrowserError = { message?: string; file?: string; line?: number; thrown?: unknown };

/** What is recorded of it: no query of an address, since a query may hold anything. */
export function describeError({ message, file, line, thrown }: BrowserError): ErrorFacts {
  const error = thrown instanceof Error ? thrown : undefined;
  const stack = withoutQueries(error?.stack ?? '');
  // A failed promise names no place; its stack does.
  const [, place, placeLine] = /((?:https?|file):\/\/[^\s()]+?):(\d+):\d+/.exec(stack) ?? [];
  return {
    message: truncate(withoutQueries(error?.message || message || String(thrown)), limits.errorMessage),
    stack: truncate(stack, limits.errorStack) || undefined,
    file: truncate(withoutQueries(file || place || ''), limits.address) || undefined,
    line: line || Number(placeLine) || undefined,
    errorType: truncate(error?.name ?? typeof thrown, limits.label),
  };
}

/** Two errors with the same one are the same error. */
export const fingerprint = ({ errorType, message, file, line }: ErrorFacts): string =>
  [errorType, message, file, line].join();

const withoutQueries = (text: string) => text.replace(/(\w:\/\/[^\s?#()]+)[?#][^\s:()]*/g, '$1');

const mostErrorsOfView = 5;

/** What a page needs seldom, or late. */
export type LazyListeners = {
  /** Each is given the moment of its event, in milliseconds since 1970. */
  notes: {
    [Name in 'focusin' | 'change' | 'error' | 'unhandledrejection']: (
      event: DomEvents[Name],
      at: number,
    ) => void;
  };
  /** How the document loaded and answers: of the page it was opened on, though the visitor may be elsewhere. */
  noteVitals: (opened: Pick<WebsiteDraft, 'page' | 'title'>) => Promise<void>;
};

export function createLazyListeners({ recordEvent }: EventQueue, views: PageViews): LazyListeners {
  /** The errors of one view that are recorded already. */
  let recordedErrors: { view: PageView; fingerprints: Set<string> } | undefined;

  /** At most five a page, and the same one once: an error in a loop would say nothing new. */
  function recordError(problem: BrowserError, at: number) {
    const facts: ErrorFacts = describeError(problem);
    const view = views.current();
    if (recordedErrors?.view !== view) recordedErrors = { view, fingerprints: new Set() };
    const { fingerprints } = recordedErrors;
    const known = fingerprint(facts);
    if (fingerprints.has(known) || fingerprints.size >= mostErrorsOfView) return;
    fingerprints.add(known);
    recordEvent({ type: 'error', at, ...facts });
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
      error: ({ message, filename, lineno, error }, at) =>
        recordError({ message, file: filename, line: lineno, thrown: error }, at),
      unhandledrejection: ({ reason }, at) => recordError({ thrown: reason }, at),
    },

    async noteVitals(opened) {
      const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
      for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
        await nextTask();
        on(({ name, value, rating }) =>
          recordEvent({ type: 'web_vital', vital: name, value, rating, ...opened }),
        );
      }
    },
  };
}
