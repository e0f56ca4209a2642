import { env } from '@/lib/env';
import { calendarProvider } from '@/lib/sales/calendar-event';
import { receiveEvent } from '@/lib/sales/receive-event';

/** What Calendly says of calls: booked, moved, canceled. */
export const POST = (request: Request) =>
  receiveEvent(request, env().CALENDAR_WEBHOOK_SECRET, calendarProvider);
