import type { VisitRecords } from '@/db/queries/insert-visits';
import type { SessionRecord } from '@/db/schema/user-sessions';
import type { WebsiteEventRecord } from '@/db/schema/website-analytics';

/** Each id once, as one statement needs it: of an exit told twice, the later one; of two parts of a session, the sum. */
export function mergeVisits(visits: VisitRecords[]): VisitRecords {
  const sessions = visits.flatMap((visit) => visit.sessions);
  const events = visits.flatMap((visit) => visit.events);
  const journeyEvents = visits.flatMap((visit) => visit.journeyEvents);
  return {
    sessions: eachOnce(sessions, mergeSession),
    events: eachOnce(events, mergeEvent),
    journeyEvents: eachOnce(journeyEvents, (first) => first),
  };
}

function eachOnce<Row extends { sessionId: string; id?: string }>(
  rows: Row[],
  merge: (first: Row, next: Row) => Row,
): Row[] {
  // Almost always there is nothing to merge.
  if (new Set(rows.map(({ id, sessionId }) => id ?? sessionId)).size === rows.length) return rows;
  const kept = new Map<string, Row>();
  for (const row of rows) {
    const key = `${row.sessionId} ${row.id}`;
    const other = kept.get(key);
    kept.set(key, other ? merge(other, row) : row);
  }
  return [...kept.values()];
}

const mergeSession = (first: SessionRecord, next: SessionRecord): SessionRecord => ({
  ...first,
  sessionEnd: laterOf(first.sessionEnd ?? null, next.sessionEnd ?? null),
  totalDurationSeconds: Math.max(first.totalDurationSeconds, next.totalDurationSeconds),
});

/** Of an exit's time and seconds each only grows: where a clock is ahead, the time is merely that of the arrival. */
function mergeEvent(first: WebsiteEventRecord, next: WebsiteEventRecord): WebsiteEventRecord {
  const isExit = first.eventType === 'page_exit' || first.eventType === 'session_end';
  if (!isExit || first.eventType !== next.eventType) return first;
  return {
    ...first,
    occurredAt: laterOf(first.occurredAt, next.occurredAt),
    timeOnPageSeconds: laterOf(first.timeOnPageSeconds ?? null, next.timeOnPageSeconds ?? null),
  };
}

function laterOf<Moment extends number | null>(first: Moment, next: Moment): Moment {
  if (first === null || next === null) return first ?? next;
  return first > next ? first : next;
}
