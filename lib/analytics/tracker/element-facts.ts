import { eventLimits as limits } from '@/content/analytics';
import { truncate } from '@/lib/storable-text';

// Not in dom-events.ts: lazy-listeners.ts needs it too, and what a module hands to a later chunk adds to the tracker's core.

/** An attribute, cut; `undefined` when there is none. A property would not do: a field called "id" hides its form's. */
export const readAttribute = (element: Element | null, name: string): string | undefined =>
  truncate(element?.getAttribute(name) ?? '', limits.label) || undefined;

/** What is recorded of the element an event happened on. */
export const elementFacts = (element: Element) => ({
  element: truncate(element.localName, limits.text),
  // A call to action has a name of its own, since an id may stand once on a page.
  elementId: readAttribute(element, 'data-cta') ?? readAttribute(element, 'id'),
  elementClass: readAttribute(element, 'class'),
});
