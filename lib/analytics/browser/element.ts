import { eventLimits as limits } from '@/content/analytics';
import { cut } from './cut';

/** An attribute, cut; `undefined` when there is none. A property would not do: a field called "id" hides its form's. */
export const attribute = (element: Element | null, name: string): string | undefined =>
  cut(element?.getAttribute(name) ?? '', limits.label) || undefined;

/** What an event tells of the element it happened on. */
export const elementFacts = (element: Element) => ({
  element: cut(element.localName, limits.text),
  elementId: attribute(element, 'id'),
  elementClass: attribute(element, 'class'),
});
