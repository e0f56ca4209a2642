import { z } from 'zod';
import { storeBooking } from '@/db/queries/sales';
import type { BookingRecord } from '@/db/schema/sales';
import { readVisitReference } from '@/lib/analytics/visit-reference';
import { printableText } from '@/lib/storable-text';
import type { SalesProvider } from './receive-webhook';

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** The provider's addresses of its own records. https only, because a tool of staff may turn them into links. */
const providerAddress = z.url({ protocol: /^https$/ }).max(500);

/** The operator's own words, reduced to what the database can store. */
const eventName = z
  .string()
  .transform((text) => printableText(text, 200))
  .nullish();

const cancelers = z.enum(['host', 'invitee']).optional().catch(undefined);

/**
 * What is read from an invitation. Names, addresses, answers and reasons are not read, and so are never stored.
 * Everything but the ids and times may be missing, because a provider adds and drops fields.
 */
const inviteeSchema = z.object({
  uri: providerAddress,
  created_at: moment,
  rescheduled: z.boolean().nullish(),
  old_invitee: providerAddress.nullish(),
  tracking: z.object({ utm_content: z.string().nullish() }).nullish(),
  cancellation: z.object({ canceler_type: cancelers, created_at: moment.optional() }).nullish(),
  scheduled_event: z.object({ name: eventName, start_time: moment, end_time: moment }),
});

const calendarEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('invitee.created'), created_at: moment, payload: inviteeSchema }),
  z.object({ event: z.literal('invitee.canceled'), created_at: moment, payload: inviteeSchema }),
]);

/** Either event carries the whole invitation, so each is enough on its own. */
function bookingOf({
  payload,
  event,
  created_at: toldAt,
}: z.infer<typeof calendarEventSchema>): BookingRecord {
  const { session, assessment } = readVisitReference(payload.tracking?.utm_content ?? '');
  const isCanceled = event === 'invitee.canceled';
  return {
    inviteeId: payload.uri,
    sessionId: session ?? null,
    assessmentId: assessment ?? null,
    eventName: payload.scheduled_event.name ?? null,
    bookedAt: payload.created_at,
    startsAt: payload.scheduled_event.start_time,
    endsAt: payload.scheduled_event.end_time,
    canceledAt: isCanceled ? (payload.cancellation?.created_at ?? toldAt) : null,
    canceledBy: (isCanceled && payload.cancellation?.canceler_type) || null,
    isRescheduled: isCanceled && payload.rescheduled === true,
    replaces: payload.old_invitee ?? null,
  };
}

/** Calendly, as its documentation describes its webhooks. */
export const calendarProvider: SalesProvider<BookingRecord> = {
  name: 'calendar',
  signatureHeader: 'calendly-webhook-signature',
  kindField: 'event',
  kinds: calendarEventSchema.options.map(({ shape }) => shape.event.value),
  schema: calendarEventSchema.transform(bookingOf),
  store: storeBooking,
};
