import { eventLimits as limits } from '@/content/analytics';
import { cut } from './cut';
import { deliverBeforeLeaving } from './delivery';
import { attribute, elementFacts } from './element';
import { noteActivity } from './page-views';
import { record } from './record';

const controls = 'a,button,input,select,textarea,label,summary';
const wordsOfVisitors = 'input,select,textarea,[data-private],[data-private] *';

const rightButton = 2;

/** A click belongs to the control around its target, or to the target itself where there is none. */
export function noteClick({ target, button, clientX, clientY }: MouseEvent) {
  noteActivity();
  if (!(target instanceof Element) || button >= rightButton) return;
  const control = target.closest(controls);
  // The browser clicks the label's own field next.
  if (control instanceof HTMLLabelElement && control.control) return;
  const href = outboundAddress(control);
  record({
    type: 'click',
    ...elementFacts(control ?? target),
    text: control ? textOf(control) : undefined,
    x: Math.round(clientX),
    y: Math.round(clientY),
    href,
  });
  if (href) deliverBeforeLeaving();
}

/** What stands on a control, unless it is, or holds, something a visitor wrote. */
function textOf(control: Element): string | undefined {
  if (control.matches(wordsOfVisitors) || control.querySelector('[data-private]')) return;
  const text = control.textContent.replace(/\s+/g, ' ').trim();
  return cut(text, limits.text) || attribute(control, 'aria-label')?.slice(0, limits.text);
}

/** Where a link to another site leads, without the query. */
function outboundAddress(control: Element | null): string | undefined {
  if (!(control instanceof HTMLAnchorElement) || control.origin === location.origin) return;
  if (control.protocol.startsWith('http')) return cut(control.origin + control.pathname, limits.address);
}
