import { env } from '@/lib/env';
import { calendarProvider } from '@/lib/sales/calendar-event';
import { receiveWebhook } from '@/lib/sales/receive-webhook';

/** What Calendly reports about calls: booked, moved, canceled. */
export const POST = (request: Request) =>
  receiveWebhook(request, env().CALENDAR_WEBHOOK_SECRET, calendarProvider);
