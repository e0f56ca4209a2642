import type { SessionRecord } from '@/db/schema/user-sessions';
import type { SessionBatch } from './batch-schema';
import { eventMoment } from './event-moment';
import type { Visitor } from './visitor';

/** Longer than any visit: a browser whose clock was set while a page was open must not spoil the averages. */
const LONGEST_SECONDS = 24 * 60 * 60;

/** From the start to the last thing that happened, by the browser's own clock alone. */
function duration({ started, events, journey }: SessionBatch): number {
  const last = Math.max(started, ...[...events, ...journey].map(({ at }) => at));
  return Math.min((last - started) / 1000, LONGEST_SECONDS);
}

function lastEnd({ events }: SessionBatch, now: number): number | null {
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
    sessionEnd: lastEnd(session, now),
    totalDurationSeconds: duration(session),
    suspectedBot: botReasons.length > 0,
    botReasons,
  };
}
