import { eventLimits as limits } from '@/content/analytics';
import { truncate } from '@/lib/storable-text';

// Not in dom-events.ts: lazy-listeners.ts needs it as well, and whatever a module shares with a later chunk adds to
// the tracker's core.

/** An attribute, shortened; `undefined` when there is none. Not a property: a field named "id" would hide its form's id. */
export const readAttribute = (element: Element | null, name: string): string | undefined =>
  truncate(element?.getAttribute(name) ?? '', limits.label) || undefined;

/** What is recorded about the element on which an event happened. */
export const elementFacts = (element: Element) => ({
  element: truncate(element.localName, limits.text),
  // A call to action has a name of its own, because it may stand several times on a page and an id may not.
  elementId: readAttribute(element, 'data-cta') ?? readAttribute(element, 'id'),
  elementClass: readAttribute(element, 'class'),
});
