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

/** One event of every kind, with every field it may have. */
const everyEvent = () =>
  Object.entries(websiteEventExamples).map(([type, [full]]) => ({ ...onPage(), ...full?.fields, type }));

/** One step of every kind, with every field it may have. */
const everyStep = () =>
  Object.entries(journeyEventExamples).map(([type, [full]]) => ({ ...step(), ...full?.fields, type }));

/** A batch that contains once everything a batch may contain. */
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

/** The place of a kind's event in that batch: `sessions.0.events.3`. */
export function placeOf(type: WebsiteEventType | JourneyEventType): string {
  const event = Object.keys(websiteEventExamples).indexOf(type);
  if (event >= 0) return `sessions.0.events.${event}`;
  return `sessions.0.journey.${Object.keys(journeyEventExamples).indexOf(type)}`;
}

/** Every place in a batch, with its value, outer places included: `sessions`, `sessions.0`, `sessions.0.id` … */
export function placesOf(part: unknown, within = ''): { place: string; value: unknown }[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    const place = within ? `${within}.${key}` : key;
    return [{ place, value }, ...placesOf(value, place)];
  });
}

/** A batch with one value replaced, or added as an own key, whatever its name. If its place is gone, nothing changes. */
export function withValue(place: string, value: unknown, batch: unknown = fullBatch()): unknown {
  const names = place.split('.');
  const key = names.pop() ?? '';
  const holder = names.reduce<unknown>((part, name) => Reflect.get(Object(part), name), batch);
  if (typeof holder === 'object' && holder !== null) {
    Object.defineProperty(holder, key, { value, enumerable: true, configurable: true });
  }
  return batch;
}
