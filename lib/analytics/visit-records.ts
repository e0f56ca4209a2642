import type { VisitRecords } from '@/db/queries/insert-visits';
import type { Batch } from './batch-schema';
import { journeyEventRecord } from './journey-event-record';
import { sessionRecord } from './session-record';
import type { Visitor } from './visitor';
import { websiteEventRecord } from './website-event-record';

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
