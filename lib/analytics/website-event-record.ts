import type { WebsiteEventRecord } from '@/db/schema/website-analytics';
import { dateOfId, eventMoment } from './event-moment';
import type { WebsiteEvent } from './website-event-schema';

/** The columns an event of each type fills, besides those all of them have. */
function ownColumns(event: WebsiteEvent): Partial<WebsiteEventRecord> {
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
        // For a focus the specification records an empty value (part 2, section 7).
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
    ...ownColumns(event),
  };
}
