import { z } from 'zod';
import { eventLimits as limits, webVitalRatings, webVitals } from '@/content/analytics';
import type { WebsiteEventRecord } from '@/db/schema/analytics';
import {
  commonEventFields,
  dateOfId,
  eventMoment,
  labelText,
  pagePath,
  secondsField,
  shortText,
  textUpTo,
} from './event-fields';

const coordinateField = z.int().min(-100_000).max(1_000_000);

const onPageFields = { ...commonEventFields, page: pagePath, title: labelText };

const elementFields = {
  element: shortText,
  elementId: labelText.optional(),
  elementClass: labelText.optional(),
};

const formFieldFields = { form: labelText.optional(), field: labelText.optional() };

/** What happens on a page, by its kind. */
export const websiteEventSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...onPageFields, type: z.literal('page_view'), previous: pagePath.optional() }),
  z.strictObject({ ...onPageFields, type: z.literal('page_exit'), visible: secondsField }),
  z.strictObject({ ...onPageFields, type: z.literal('session_end') }),
  z.strictObject({
    ...onPageFields,
    ...elementFields,
    type: z.literal('click'),
    text: shortText.optional(),
    x: coordinateField,
    y: coordinateField,
    /** Where an outbound link leads, without its query. */
    href: textUpTo(limits.address).optional(),
  }),
  z.strictObject({ ...onPageFields, ...elementFields, ...formFieldFields, type: z.literal('form_focus') }),
  z.strictObject({
    ...onPageFields,
    ...elementFields,
    ...formFieldFields,
    type: z.literal('form_field_change'),
    value: shortText,
  }),
  z.strictObject({ ...onPageFields, type: z.literal('scroll_depth'), percent: z.int().min(0).max(100) }),
  z.strictObject({
    ...onPageFields,
    type: z.literal('error'),
    message: textUpTo(limits.errorMessage),
    stack: textUpTo(limits.errorStack).optional(),
    file: textUpTo(limits.address).optional(),
    line: z.int().min(0).max(10_000_000).optional(),
    errorType: labelText,
  }),
  z.strictObject({
    ...onPageFields,
    type: z.literal('web_vital'),
    vital: z.enum(webVitals),
    value: z.number().min(0).max(100_000_000),
    rating: z.enum(webVitalRatings),
  }),
]);

export type WebsiteEvent = z.infer<typeof websiteEventSchema>;

/** The columns an event of each type fills, besides those all of them have. */
function websiteEventColumns(event: WebsiteEvent): Partial<WebsiteEventRecord> {
  switch (event.type) {
    case 'page_view':
      return { previousPage: event.previous };
    case 'page_exit':
      return { timeOnPageSeconds: event.visible };
    case 'session_end':
      return {};
    case 'click':
      return {
        elementType: event.element,
        elementId: event.elementId,
        elementClass: event.elementClass,
        elementText: event.text,
        clickCoordinates: { x: event.x, y: event.y },
        customProperties: event.href === undefined ? undefined : { href: event.href },
      };
    case 'form_focus':
    case 'form_field_change':
      return {
        elementType: event.element,
        elementId: event.elementId,
        elementClass: event.elementClass,
        formName: event.form,
        fieldName: event.field,
        // A focus is recorded with an empty value (R117).
        fieldValue: event.type === 'form_focus' ? '' : event.value,
      };
    case 'scroll_depth':
      return { scrollDepthPercent: event.percent };
    case 'error':
      return {
        errorMessage: event.message,
        errorStack: event.stack,
        customProperties: {
          error_type: event.errorType,
          ...(event.file !== undefined && { filename: event.file }),
          ...(event.line !== undefined && { line_number: event.line }),
        },
      };
    case 'web_vital':
      return { customProperties: { name: event.vital, value: event.value, rating: event.rating } };
  }
}

/** The row of `website_analytics` an event of a session becomes. @param now milliseconds since 1970 */
export function websiteEventRecord(
  event: WebsiteEvent,
  { sessionId, now }: { sessionId: string; now: number },
): WebsiteEventRecord {
  return {
    sessionId,
    id: event.id,
    occurredAt: eventMoment(event.at, now),
    occurredOn: dateOfId(event.id),
    sequenceNumber: event.seq,
    eventType: event.type,
    pageUrl: event.page,
    pageTitle: event.title,
    ...websiteEventColumns(event),
  };
}
