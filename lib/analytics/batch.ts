import { z } from 'zod';
import { batchLimits, eventLimits as limits } from '@/content/analytics';
import type { VisitRecords } from '@/db/queries/analytics';
import type { SessionRecord } from '@/db/schema/analytics';
import { eventMoment, foreignTextUpTo, timestampField, uuidv7Field } from './event-fields';
import { journeyEventRecord, journeyEventSchema } from './journey-events';
import type { Visitor } from './visitor';
import { websiteEventRecord, websiteEventSchema } from './website-events';

const sizeField = z.string().regex(/^\d{1,6}x\d{1,6}$/, 'width x height in pixels');
const utmField = foreignTextUpTo(limits.utm).optional();

const sessionSchema = z.strictObject({
  id: uuidv7Field,
  /** When the document was loaded. */
  started: timestampField,
  /** Another site's page, without its query. */
  referrer: foreignTextUpTo(limits.address).optional(),
  screen: sizeField,
  viewport: sizeField,
  utm: z
    .strictObject({
      source: utmField,
      medium: utmField,
      campaign: utmField,
      term: utmField,
      content: utmField,
    })
    .optional(),
  /** Whether the browser says that a program drives it. */
  webdriver: z.literal(true).optional(),
  events: z.array(websiteEventSchema),
  journey: z.array(journeyEventSchema),
});

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

/** Looks at lengths alone. A body has room for 20,000 events, and to check each of them first would take its time. */
function isWithinLimits(batch: unknown): boolean {
  const sessions = fieldOf(batch, 'sessions');
  if (!Array.isArray(sessions)) return true;
  if (sessions.length > batchLimits.sessions) return false;
  const counts = sessions.map(
    (session) => lengthOf(fieldOf(session, 'events')) + lengthOf(fieldOf(session, 'journey')),
  );
  return counts.reduce((sum, count) => sum + count, 0) <= batchLimits.events;
}

const limitsMessage = `at most ${batchLimits.events} events of ${batchLimits.sessions} sessions`;

/**
 * What a page sends of a visit, or of several: unsent batches of earlier visits come along. Unknown keys are refused,
 * and nothing here is taken from a client that the server knows better (address, user agent, location).
 */
export const batchSchema = z
  .unknown()
  .refine(isWithinLimits, { error: limitsMessage, path: ['sessions'] })
  .pipe(z.strictObject({ sessions: z.array(sessionSchema).min(1) }));

export type Batch = z.infer<typeof batchSchema>;
export type SessionBatch = Batch['sessions'][number];

/** Longer than any visit: a browser whose clock was set while a page was open must not spoil the averages. */
const LONGEST_SECONDS = 24 * 60 * 60;

/** From the start to the last thing that happened, by the browser's own clock alone. */
function sessionDuration({ started, events, journey }: SessionBatch): number {
  const last = Math.max(started, ...[...events, ...journey].map(({ at }) => at));
  return Math.min((last - started) / 1000, LONGEST_SECONDS);
}

function lastSessionEnd({ events }: SessionBatch, now: number): number | null {
  const ends = events.filter(({ type }) => type === 'session_end').map(({ at }) => at);
  return ends.length > 0 ? eventMoment(Math.max(...ends), now) : null;
}

/** The row of `user_sessions` a session becomes, as far as this batch knows it. @param now milliseconds since 1970 */
export function sessionRecord(session: SessionBatch, visitor: Visitor, now: number): SessionRecord {
  const botReasons = session.webdriver ? [...visitor.botReasons, 'webdriver' as const] : visitor.botReasons;
  return {
    sessionId: session.id,
    startedAt: eventMoment(session.started, now),
    userAgent: visitor.userAgent,
    referrer: session.referrer,
    ...visitor.device,
    screenResolution: session.screen,
    viewportSize: session.viewport,
    ...visitor.location,
    utmSource: session.utm?.source,
    utmMedium: session.utm?.medium,
    utmCampaign: session.utm?.campaign,
    utmTerm: session.utm?.term,
    utmContent: session.utm?.content,
    sessionEnd: lastSessionEnd(session, now),
    totalDurationSeconds: sessionDuration(session),
    suspectedBot: botReasons.length > 0,
    botReasons,
  };
}

/** The rows a batch becomes, before any id that occurs twice is made one. @param now milliseconds since 1970 */
export function visitRecords({ sessions }: Batch, visitor: Visitor, now: number): VisitRecords {
  return {
    sessions: sessions.map((session) => sessionRecord(session, visitor, now)),
    events: sessions.flatMap(({ id, events }) =>
      events.map((event) => websiteEventRecord(event, { sessionId: id, now })),
    ),
    journeyEvents: sessions.flatMap(({ id, journey }) =>
      journey.map((step) => journeyEventRecord(step, { sessionId: id, now })),
    ),
  };
}
