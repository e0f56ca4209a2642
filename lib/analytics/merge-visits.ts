import type { VisitRecords } from '@/db/queries/insert-visits';
import type { SessionRecord } from '@/db/schema/user-sessions';

type EventRecord = { sessionId: string; id: string; occurredAt: Date };

/** Each id once, as one statement needs it: of an exit told twice, the later one; of two parts of a session, the sum. */
export function mergeVisits(visits: VisitRecords[]): VisitRecords {
  return {
    sessions: mergeSessions(visits.flatMap(({ sessions }) => sessions)),
    events: latest(visits.flatMap(({ events }) => events)),
    journeyEvents: latest(visits.flatMap(({ journeyEvents }) => journeyEvents)),
  };
}

function latest<Event extends EventRecord>(events: Event[]): Event[] {
  const kept = new Map<string, Event>();
  for (const event of events) {
    const key = `${event.sessionId} ${event.id}`;
    const other = kept.get(key);
    if (!other || other.occurredAt < event.occurredAt) kept.set(key, event);
  }
  return [...kept.values()];
}

function mergeSessions(sessions: SessionRecord[]): SessionRecord[] {
  const kept = new Map<string, SessionRecord>();
  for (const session of sessions) {
    const other = kept.get(session.sessionId);
    kept.set(session.sessionId, other ? mergeSession(other, session) : session);
  }
  return [...kept.values()];
}

const mergeSession = (first: SessionRecord, next: SessionRecord): SessionRecord => ({
  ...first,
  sessionEnd: laterOf(first.sessionEnd ?? null, next.sessionEnd ?? null),
  totalDurationSeconds: Math.max(first.totalDurationSeconds, next.totalDurationSeconds),
});

function laterOf(first: Date | null, next: Date | null): Date | null {
  if (first === null || next === null) return first ?? next;
  return first > next ? first : next;
}
