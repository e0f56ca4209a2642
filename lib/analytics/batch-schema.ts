import { z } from 'zod';
import {
  batchLimits,
  journeyActions,
  eventLimits as limits,
  mostQuestions,
  webVitalRatings,
  webVitals,
} from '@/content/analytics';
import { isStorable } from '@/lib/forms/is-storable';

const text = (limit: number) =>
  z
    .string()
    // UTF-16 units, as the browser cuts; `max` would count code points.
    .refine((value) => value.length <= limit, `at most ${limit} characters`)
    .refine(isStorable, 'NUL and half surrogate pairs cannot be stored');

const label = text(limits.label);
const shortText = text(limits.text);

/** In one spelling: Postgres takes two spellings for one id, and a statement cannot store that twice. */
const id = z.uuidv7().toLowerCase();

/** A page of this site: its path alone. Queries may carry anything, also a visitor's address from a newsletter. */
const page = text(limits.address).regex(/^\/[^?#]*$/, 'a path without query');

/** Milliseconds since 1970 by the browser's clock, wrong as it may be; a date Postgres and JavaScript both know. */
const moment = z.int().min(0).max(Date.UTC(9999, 0));

const seconds = z.number().min(0).max(31_536_000);
const coordinate = z.int().min(-100_000).max(1_000_000);

const event = {
  /** Made with the event, or for an exit when what it ends began: sent twice, it is stored once. */
  id,
  /** Counts all events of a session from 1: a hole is an event that was lost. */
  seq: z.int().min(1).max(1_000_000),
  at: moment,
};

const onPage = { ...event, page, title: label };

const element = {
  element: shortText,
  elementId: label.optional(),
  elementClass: label.optional(),
};

const field = { form: label.optional(), field: label.optional() };

const websiteEvent = z.discriminatedUnion('type', [
  z.strictObject({ ...onPage, type: z.literal('page_view'), previous: page.optional() }),
  z.strictObject({ ...onPage, type: z.literal('page_exit'), visible: seconds }),
  z.strictObject({ ...onPage, type: z.literal('session_end') }),
  z.strictObject({
    ...onPage,
    ...element,
    type: z.literal('click'),
    text: shortText.optional(),
    x: coordinate,
    y: coordinate,
    /** Where an outbound link leads, without its query. */
    href: text(limits.address).optional(),
  }),
  z.strictObject({ ...onPage, ...element, ...field, type: z.literal('form_focus') }),
  z.strictObject({ ...onPage, ...element, ...field, type: z.literal('form_field_change'), value: shortText }),
  z.strictObject({ ...onPage, type: z.literal('scroll_depth'), percent: z.int().min(0).max(100) }),
  z.strictObject({
    ...onPage,
    type: z.literal('error'),
    message: text(limits.errorMessage),
    stack: text(limits.errorStack).optional(),
    file: text(limits.address).optional(),
    line: z.int().min(0).max(10_000_000).optional(),
    errorType: label,
  }),
  z.strictObject({
    ...onPage,
    type: z.literal('web_vital'),
    vital: z.enum(webVitals),
    value: z.number().min(0).max(100_000_000),
    rating: z.enum(webVitalRatings),
  }),
]);

const questionNumber = z.int().min(1).max(mostQuestions);

const inJourney = {
  ...event,
  journey: id,
  assessment: z.enum(['backend', 'income']),
  total: questionNumber,
};

const question = { question: questionNumber, questionText: text(limits.address) };

const answer = {
  ...question,
  /** The label of a choice; of a free text only how long it is (decision 14). */
  answer: shortText,
  options: z.array(shortText).max(limits.options).optional(),
  /** From the question's view to this answer. */
  spent: seconds,
};

const journeyEvent = z
  .discriminatedUnion('type', [
    z.strictObject({ ...inJourney, type: z.literal('journey_start') }),
    z.strictObject({
      ...inJourney,
      ...question,
      type: z.literal('question_view'),
      options: z.array(shortText).max(limits.options).optional(),
    }),
    z.strictObject({ ...inJourney, ...answer, type: z.literal('question_answer') }),
    z.strictObject({ ...inJourney, ...answer, type: z.literal('question_back') }),
    z.strictObject({
      ...inJourney,
      type: z.literal('journey_complete'),
      /** From the first question to here. */
      spent: seconds,
      /** Absent when the answers needed clarification. */
      recommendation: shortText.optional(),
      path: page.optional(),
    }),
    z.strictObject({
      ...inJourney,
      type: z.literal('journey_abandon'),
      /** The last question reached. */
      question: questionNumber,
      spent: seconds,
    }),
    z.strictObject({
      ...inJourney,
      type: z.literal('recommendation_action'),
      action: z.enum(journeyActions),
      recommendation: shortText.optional(),
      path: page.optional(),
    }),
  ])
  .refine((step) => !('question' in step) || step.question <= step.total, 'a question the assessment has');

const size = z.string().regex(/^\d{1,6}x\d{1,6}$/, 'width x height in pixels');
const utm = text(limits.utm).optional();

const session = z.strictObject({
  id,
  /** When the document was loaded. */
  started: moment,
  /** Another site's page, without its query. */
  referrer: text(limits.address).optional(),
  screen: size,
  viewport: size,
  utm: z.strictObject({ source: utm, medium: utm, campaign: utm, term: utm, content: utm }).optional(),
  /** Whether the browser says that a program drives it. */
  webdriver: z.literal(true).optional(),
  events: z.array(websiteEvent),
  journey: z.array(journeyEvent),
});

/**
 * What a page sends of a visit, or of several: unsent batches of earlier visits come along. Unknown keys are refused,
 * and nothing here is taken from a client that the server knows better (address, user agent, location).
 */
export const batchSchema = z.strictObject({
  sessions: z
    .array(session)
    .min(1)
    .max(batchLimits.sessions)
    .refine(
      (sessions) =>
        sessions.reduce((sum, { events, journey }) => sum + events.length + journey.length, 0) <=
        batchLimits.events,
      `at most ${batchLimits.events} events`,
    ),
});

export type Batch = z.infer<typeof batchSchema>;
export type SessionBatch = Batch['sessions'][number];
export type WebsiteEvent = z.infer<typeof websiteEvent>;
export type JourneyEvent = z.infer<typeof journeyEvent>;
