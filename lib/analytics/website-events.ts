import { z } from 'zod';
import { eventLimits as limits, webVitalRatings, webVitals } from '@/content/analytics';
import type { WebsiteEventRecord } from '@/db/schema/analytics';
import { dateOfId, eventMoment } from './browser-clock';
import {
  columnsByKind,
  commonEventFields,
  type EventsByType,
  eventKindOf,
  eventSchema,
  foreignTextUpTo,
  labelText,
  pagePath,
  secondsField,
  shortText,
  uuidv7Field,
} from './event-kinds';

const coordinateField = z.int().min(-100_000).max(1_000_000);

const onPageFields = {
  ...commonEventFields,
  page: pagePath,
  title: labelText,
  /** Id of the page view it belongs to; pages opened before a deploy may not send it. */
  view: uuidv7Field.optional(),
};

const elementFields = {
  element: shortText,
  elementId: labelText.optional(),
  elementClass: labelText.optional(),
};

const formFieldFields = { ...elementFields, form: labelText.optional(), field: labelText.optional() };

type FormFieldEvent = {
  element: string;
  elementId?: string;
  elementClass?: string;
  form?: string;
  field?: string;
};

const formFieldColumns = (event: FormFieldEvent) => ({
  elementType: event.element,
  elementId: event.elementId,
  elementClass: event.elementClass,
  formName: event.form,
  fieldName: event.field,
});

const kind = eventKindOf<WebsiteEventRecord>();

/** What happens on a page, by its kind (R110): the fields a browser sends, and the columns they fill. */
export const websiteEvents = {
  page_view: kind({ previous: pagePath.optional() }, ({ previous }) => ({ previousPage: previous })),
  page_exit: kind({ visible: secondsField }, ({ visible }) => ({ timeOnPageSeconds: visible })),
  session_end: kind({}, () => ({})),
  click: kind(
    {
      ...elementFields,
      text: shortText.optional(),
      x: coordinateField,
      y: coordinateField,
      /** Where a link leads: a path of this site, or another site's address without its query. */
      href: foreignTextUpTo(limits.address).optional(),
    },
    // Most events are clicks, so their columns are spread only once.
    (event) => ({
      elementType: event.element,
      elementId: event.elementId,
      elementClass: event.elementClass,
      elementText: event.text,
      clickCoordinates: { x: event.x, y: event.y },
      customProperties: event.href === undefined ? undefined : { href: event.href },
    }),
  ),
  // A focus is recorded with an empty value (R117).
  form_focus: kind(formFieldFields, (event) => ({ ...formFieldColumns(event), fieldValue: '' })),
  form_field_change: kind({ ...formFieldFields, value: shortText }, (event) => ({
    ...formFieldColumns(event),
    fieldValue: event.value,
  })),
  /** A form was refused: one event for each field at fault, with the kind of fault and nothing that was typed. */
  form_error: kind(
    { form: labelText.optional(), field: labelText, code: labelText },
    ({ form, field, code }) => ({ formName: form, fieldName: field, customProperties: { code } }),
  ),
  scroll_depth: kind({ percent: z.int().min(0).max(100) }, ({ percent }) => ({
    scrollDepthPercent: percent,
  })),
  error: kind(
    {
      message: foreignTextUpTo(limits.errorMessage),
      stack: foreignTextUpTo(limits.errorStack).optional(),
      file: foreignTextUpTo(limits.address).optional(),
      line: z.int().min(0).max(10_000_000).optional(),
      errorType: labelText,
    },
    ({ message, stack, file, line, errorType }) => ({
      errorMessage: message,
      errorStack: stack,
      customProperties: {
        error_type: errorType,
        ...(file !== undefined && { filename: file }),
        ...(line !== undefined && { line_number: line }),
      },
    }),
    { comesByItself: true },
  ),
  web_vital: kind(
    {
      vital: z.enum(webVitals),
      value: z.number().min(0).max(100_000_000),
      rating: z.enum(webVitalRatings),
    },
    ({ vital, value, rating }) => ({ customProperties: { name: vital, value, rating } }),
    { comesByItself: true },
  ),
};

type WebsiteEvents = EventsByType<typeof onPageFields, typeof websiteEvents>;
export type WebsiteEventType = keyof WebsiteEvents;
export type WebsiteEvent = WebsiteEvents[WebsiteEventType];

export const websiteEventSchema = eventSchema(onPageFields, websiteEvents);

const websiteEventColumns = columnsByKind<WebsiteEvents, WebsiteEventRecord>(websiteEvents);

/** The row of `website_analytics` an event of a session becomes. @param now milliseconds since 1970 */
export function websiteEventRecord(
  event: WebsiteEvent,
  { sessionId, now }: { sessionId: string; now: number },
): WebsiteEventRecord {
  return {
    sessionId,
    id: event.id,
    occurredAt: eventMoment(event.at, now),
    occurredOn: dateOfId(event.id, now),
    sequenceNumber: event.seq,
    eventType: event.type,
    pageUrl: event.page,
    pageTitle: event.title,
    viewId: event.view,
    ...websiteEventColumns(event.type, event),
  };
}
