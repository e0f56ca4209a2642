import { v7 as uuidv7 } from 'uuid';
import type { Batch } from '@/lib/analytics/batch';
import { type JourneyEventType, journeyEventSchema } from '@/lib/analytics/journey-events';
import { type WebsiteEventType, websiteEventSchema } from '@/lib/analytics/website-events';
import { journeyEventExamples, websiteEventExamples } from './event-examples';
import { batchOf, pageView, questionAnswer, visit } from './visits';

function onPage() {
  const { id, seq, at, page, title } = pageView();
  return { id, seq, at, page, title, view: id };
}

function step() {
  const { id, seq, at, journey, assessment, total } = questionAnswer();
  return { id, seq, at, journey, assessment, assessmentId: uuidv7(), total };
}

/** An event of every kind, with every field it may have. */
const everyEvent = () =>
  Object.entries(websiteEventExamples).map(([type, [full]]) => ({ ...onPage(), ...full?.fields, type }));

/** A step of every kind, with every field it may have. */
const everyStep = () =>
  Object.entries(journeyEventExamples).map(([type, [full]]) => ({ ...step(), ...full?.fields, type }));

/** A batch with everything a batch may say, once. */
export const fullBatch = (): Batch =>
  batchOf(
    visit({
      referrer: 'https://search.example/results',
      utm: { source: 'news', medium: 'mail', campaign: 'may', term: 'agents', content: 'top' },
      assessment: uuidv7(),
      webdriver: true,
      events: everyEvent().map((event) => websiteEventSchema.parse(event)),
      journey: everyStep().map((event) => journeyEventSchema.parse(event)),
    }),
  );

/** Where the event of a type stands in that batch: `sessions.0.events.3`. */
export function placeOf(type: WebsiteEventType | JourneyEventType): string {
  const event = Object.keys(websiteEventExamples).indexOf(type);
  if (event >= 0) return `sessions.0.events.${event}`;
  return `sessions.0.journey.${Object.keys(journeyEventExamples).indexOf(type)}`;
}

/** Every place of a batch and what stands there, outer ones too: `sessions`, `sessions.0`, `sessions.0.id` … */
export function placesOf(part: unknown, within = ''): { place: string; value: unknown }[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    const place = within ? `${within}.${key}` : key;
    return [{ place, value }, ...placesOf(value, place)];
  });
}

/** A batch with one value replaced, or added as an own key whatever it is called. A place that is gone stays so. */
export function withValue(place: string, value: unknown, batch: unknown = fullBatch()): unknown {
  const names = place.split('.');
  const key = names.pop() ?? '';
  const holder = names.reduce<unknown>((part, name) => Reflect.get(Object(part), name), batch);
  if (typeof holder === 'object' && holder !== null) {
    Object.defineProperty(holder, key, { value, enumerable: true, configurable: true });
  }
  return batch;
}
