import { z } from 'zod';
import { batchLimits, eventLimits as limits } from '@/content/analytics';
import type { VisitRecords } from '@/db/queries/analytics';
import type { SessionRecord } from '@/db/schema/analytics';
import { eventMoment } from './browser-clock';
import { foreignTextUpTo, timestampField, uuidv7Field } from './event-kinds';
import { type JourneyEvent, journeyEventRecord, journeyEventSchema, journeyEvents } from './journey-events';
import type { Visitor } from './visitor';
import { type WebsiteEvent, websiteEventRecord, websiteEventSchema, websiteEvents } from './website-events';

const sizeField = z.string().regex(/^\d{1,6}x\d{1,6}$/, 'width x height in pixels');
const utmField = foreignTextUpTo(limits.utm).optional();

const sessionSchema = z.object({
  id: uuidv7Field,
  /** When the document was loaded, or the visit began anew in it, after half an hour without activity. */
  started: timestampField,
  /** Another site's page, without its query. */
  referrer: foreignTextUpTo(limits.address).optional(),
  screen: sizeField,
  viewport: sizeField,
  utm: z
    .object({
      source: utmField,
      medium: utmField,
      campaign: utmField,
      term: utmField,
      content: utmField,
    })
    .optional(),
  /** The assessment this browser made before the session began: from its storage, where anybody may have written. */
  assessment: uuidv7Field.optional().catch(undefined),
  /** Whether the browser says that a program drives it. */
  webdriver: z.literal(true).optional(),
  events: z.array(z.unknown()),
  journey: z.array(z.unknown()),
});

export type SessionBatch = Omit<z.infer<typeof sessionSchema>, 'events' | 'journey'> & {
  events: WebsiteEvent[];
  journey: JourneyEvent[];
};

export type Batch = { sessions: SessionBatch[] };

type EventIssue = { path: PropertyKey[]; message: string };

type ReadBatch = Batch & { refused: number; issues: EventIssue[] };

/** The events that can be read, and what is wrong with those that cannot. */
function readEvents<Event>(sent: readonly unknown[], schema: z.ZodType<Event>, place: PropertyKey[]) {
  const events: Event[] = [];
  const issues: EventIssue[] = [];
  for (const [index, one] of sent.entries()) {
    const read = schema.safeParse(one);
    if (read.success) events.push(read.data);
    else
      issues.push(
        ...read.error.issues.map(({ path, message }) => ({ path: [...place, index, ...path], message })),
      );
  }
  return { events, issues };
}

/** A bad event is left out by itself: the other events of its session are still read. */
function readSessions(sessions: readonly z.infer<typeof sessionSchema>[]): ReadBatch {
  const issues: EventIssue[] = [];
  let refused = 0;
  const read = sessions.map((session, index): SessionBatch => {
    const events = readEvents(session.events, websiteEventSchema, ['sessions', index, 'events']);
    const journey = readEvents(session.journey, journeyEventSchema, ['sessions', index, 'journey']);
    issues.push(...events.issues, ...journey.issues);
    refused += session.events.length - events.events.length + session.journey.length - journey.events.length;
    return { ...session, events: events.events, journey: journey.events };
  });
  return { sessions: read, refused, issues };
}

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

/** Looks only at lengths. A body has room for 20,000 events, and checking each before refusing it would take too long. */
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
 * What a page sends about a visit, or about several: batches of earlier visits that could not be sent come along.
 * Unknown keys are left out, and what the server knows better than the client (address, user agent, location) is never
 * taken from it. A batch in which no event can be read is refused as a whole; in any other, `refused` counts the
 * events that cannot be read and `issues` says why.
 */
export const batchSchema = z
  .unknown()
  .refine(isWithinLimits, { error: limitsMessage, path: ['sessions'] })
  .pipe(z.object({ sessions: z.array(sessionSchema).min(1) }))
  .transform((batch, context): ReadBatch => {
    const { sessions, refused, issues } = readSessions(batch.sessions);
    const isEmpty = sessions.every(({ events, journey }) => events.length + journey.length === 0);
    if (refused === 0 || !isEmpty) return { sessions, refused, issues };
    for (const issue of issues) context.issues.push({ ...issue, code: 'custom', input: batch });
    return z.NEVER;
  });

/** No visit lasts longer. A browser whose clock was changed while a page was open must not spoil the averages. */
const LONGEST_SECONDS = 24 * 60 * 60;

const eventKinds = { ...websiteEvents, ...journeyEvents };

/** Seconds from the start to the last thing the visitor did, both by the browser's clock. */
function sessionDuration({ started, events, journey }: SessionBatch): number {
  const done = [...events, ...journey].filter(({ type }) => !eventKinds[type].comesByItself);
  const last = Math.max(started, ...done.map(({ at }) => at));
  return Math.min((last - started) / 1000, LONGEST_SECONDS);
}

/** Never before its start, where the browser's clock was set back while the page was open. */
function lastSessionEnd({ started, events }: SessionBatch, now: number): number | null {
  const ends = events.filter(({ type }) => type === 'session_end').map(({ at }) => at);
  return ends.length > 0 ? eventMoment(Math.max(started, ...ends), now) : null;
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
    assessmentId: session.assessment,
    sessionEnd: lastSessionEnd(session, now),
    totalDurationSeconds: sessionDuration(session),
    suspectedBot: botReasons.length > 0,
    botReasons,
  };
}

/** The rows a batch becomes; an id may still occur twice among them. @param now milliseconds since 1970 */
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
