import { z } from 'zod';
import { eventLimits as limits, webVitalRatings, webVitals } from '@/content/analytics';
import { event, label, page, seconds, shortText, text } from './event-fields';

const coordinate = z.int().min(-100_000).max(1_000_000);

const onPage = { ...event, page, title: label };

const element = {
  element: shortText,
  elementId: label.optional(),
  elementClass: label.optional(),
};

const field = { form: label.optional(), field: label.optional() };

/** What happens on a page, by its kind. */
export const websiteEventSchema = z.discriminatedUnion('type', [
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

export type WebsiteEvent = z.infer<typeof websiteEventSchema>;
