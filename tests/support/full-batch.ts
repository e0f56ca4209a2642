import type { Batch } from '@/lib/analytics/batch';
import type { JourneyEvent } from '@/lib/analytics/journey-events';
import type { WebsiteEvent } from '@/lib/analytics/website-events';
import { batchOf, click, pageExit, pageView, questionAnswer, sessionEnd, visit } from './visits';

function onPage() {
  const { id, seq, at, page, title } = pageView();
  return { id, seq, at, page, title };
}

function step() {
  const { id, seq, at, journey, assessment, total } = questionAnswer();
  return { id, seq, at, journey, assessment, total };
}

const input = { element: 'input', elementId: 'email', elementClass: 'field wide' };
const question = { question: 2, questionText: 'What would you invest?' };
const options = ['$3,000–10,000', '$10K+'];

/** An event of every type, with every field it may have. */
const everyEvent = () =>
  ({
    page_view: pageView({ previous: '/about' }),
    page_exit: pageExit({ visible: 12.5 }),
    session_end: sessionEnd(),
    click: click({ ...input, href: 'https://buy.example/agents' }),
    form_focus: { ...onPage(), ...input, type: 'form_focus', form: 'careers', field: 'email' },
    form_field_change: {
      ...onPage(),
      ...input,
      type: 'form_field_change',
      form: 'backend',
      field: 'q2Answer',
      value: '$10K+',
    },
    scroll_depth: { ...onPage(), type: 'scroll_depth', percent: 75 },
    error: {
      ...onPage(),
      type: 'error',
      message: 'x is not a function',
      stack: 'at f (/a.js:1)',
      file: '/a.js',
      line: 1,
      errorType: 'TypeError',
    },
    web_vital: { ...onPage(), type: 'web_vital', vital: 'LCP', value: 1200.5, rating: 'good' },
  }) satisfies Record<WebsiteEvent['type'], WebsiteEvent>;

/** A step of every type, with every field it may have. */
const everyStep = () =>
  ({
    journey_start: { ...step(), type: 'journey_start' },
    question_view: { ...step(), ...question, type: 'question_view', options },
    question_answer: questionAnswer(),
    question_back: { ...step(), ...question, type: 'question_back', answer: '$10K+', options, spent: 2 },
    journey_complete: {
      ...step(),
      type: 'journey_complete',
      spent: 60,
      recommendation: 'AI Agents',
      path: '/services/ai-agents',
    },
    journey_abandon: { ...step(), type: 'journey_abandon', question: 1, spent: 20 },
    recommendation_action: {
      ...step(),
      type: 'recommendation_action',
      action: 'see_demo',
      recommendation: 'AI Agents',
      path: '/services/ai-agents',
    },
  }) satisfies Record<JourneyEvent['type'], JourneyEvent>;

/** A batch with everything a batch may say, once. */
export const fullBatch = (): Batch =>
  batchOf(
    visit({
      referrer: 'https://search.example/results',
      utm: { source: 'news', medium: 'mail', campaign: 'may', term: 'agents', content: 'top' },
      webdriver: true,
      events: Object.values(everyEvent()),
      journey: Object.values(everyStep()),
    }),
  );

type EventType = WebsiteEvent['type'] | JourneyEvent['type'];

/** Where the event of a type stands in that batch: `sessions.0.events.3`. */
export function placeOf(type: EventType): string {
  const event = Object.keys(everyEvent()).indexOf(type);
  if (event >= 0) return `sessions.0.events.${event}`;
  return `sessions.0.journey.${Object.keys(everyStep()).indexOf(type)}`;
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
