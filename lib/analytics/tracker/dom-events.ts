import { eventLimits as limits } from '@/content/analytics';
import { deliverBeforeLeaving, recordEvent } from './event-queue';
import { truncate } from './event-text';
import { currentView, noteActivity, type PageView } from './page-views';

/** An attribute, cut; `undefined` when there is none. A property would not do: a field called "id" hides its form's. */
export const readAttribute = (element: Element | null, name: string): string | undefined =>
  truncate(element?.getAttribute(name) ?? '', limits.label) || undefined;

/** What an event tells of the element it happened on. */
export const elementFacts = (element: Element) => ({
  element: truncate(element.localName, limits.text),
  elementId: readAttribute(element, 'id'),
  elementClass: readAttribute(element, 'class'),
});

const controlSelector = 'a,button,input,select,textarea,label,summary';
const visitorTextSelector = 'input,select,textarea,[data-private],[data-private] *';

const rightButton = 2;

/** A click belongs to the control around its target, or to the target itself where there is none. */
export function noteClick({ target, button, clientX, clientY }: MouseEvent) {
  noteActivity();
  if (!(target instanceof Element) || button >= rightButton) return;
  const control = target.closest(controlSelector);
  // The browser clicks the label's own field next.
  if (control instanceof HTMLLabelElement && control.control) return;
  const href = outboundAddress(control);
  recordEvent({
    type: 'click',
    ...elementFacts(control ?? target),
    text: control ? controlText(control) : undefined,
    x: Math.round(clientX),
    y: Math.round(clientY),
    href,
  });
  if (href) deliverBeforeLeaving();
}

/** What stands on a control, unless it is, or holds, something a visitor wrote. */
function controlText(control: Element): string | undefined {
  if (control.matches(visitorTextSelector) || control.querySelector('[data-private]')) return;
  const text = control.textContent.replace(/\s+/g, ' ').trim();
  return truncate(text, limits.text) || readAttribute(control, 'aria-label')?.slice(0, limits.text);
}

/** Where a link to another site leads, without the query. */
function outboundAddress(control: Element | null): string | undefined {
  if (!(control instanceof HTMLAnchorElement) || control.origin === location.origin) return undefined;
  if (!control.protocol.startsWith('http')) return undefined;
  return truncate(control.origin + control.pathname, limits.address);
}

/** How much of a page has been in sight, 0 to 100: what is above the window's lower edge. All in pixels. */
export const scrolledPercent = (top: number, height: number, whole: number): number =>
  Math.min(100, Math.max(0, Math.round(((top + height) / Math.max(whole, 1)) * 100)));

const scrollPause = 250;

let scrollTimer: ReturnType<typeof setTimeout> | undefined;
/** The deepest place of one view. */
let deepestScroll: { view: PageView; percent: number } | undefined;

/** Measured once scrolling has paused (R118). */
export function noteScroll() {
  noteActivity();
  clearTimeout(scrollTimer);
  scrollTimer = setTimeout(settleScroll, scrollPause);
}

/** Measures now what waits to be measured; told only when it is deeper than before. */
export function settleScroll() {
  if (scrollTimer === undefined) return;
  clearTimeout(scrollTimer);
  scrollTimer = undefined;
  // A page that begins is taken to its top, which is no scrolling of the visitor's.
  if (scrollY <= 0) return;
  const view = currentView();
  const percent = scrolledPercent(scrollY, innerHeight, document.documentElement.scrollHeight);
  if (deepestScroll?.view === view && percent <= deepestScroll.percent) return;
  deepestScroll = { view, percent };
  recordEvent({ type: 'scroll_depth', percent });
}
