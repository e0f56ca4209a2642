import type { QueryResult } from '@/db/failure';
import type { VisitRecords } from '@/db/queries/insert-visits';
import type { Batch } from './batch-schema';
import { journeyEventRecord } from './journey-event-record';
import { sessionRecord } from './session-record';
import { storeVisits } from './store-visits';
import type { Visitor } from './visitor';
import { websiteEventRecord } from './website-event-record';

function visitRecords({ sessions }: Batch, visitor: Visitor, now: number): VisitRecords {
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

/** Stores a batch once, however often it is sent; `ok` means that it is committed. Answers with the new sessions. */
export function recordVisits(batch: Batch, visitor: Visitor): Promise<QueryResult<Set<string>>> {
  return storeVisits(visitRecords(batch, visitor, Date.now()));
}
