import type { VisitRecords } from '@/db/queries/analytics';
import type { QueryFailure, QueryResult } from '@/db/run-query';

/** Of one request: its sessions that had no row before, and how many of its events the database has refused. */
export type StoredVisits = QueryResult<{ newSessions: Set<string>; refused: number }>;

type Store = (visits: VisitRecords) => Promise<StoredVisits>;

export const countEvents = ({ events, journeyEvents }: VisitRecords) => events.length + journeyEvents.length;

/** The same sessions with half of the events each; alone where there is nothing to divide. */
function halvesOf(visits: VisitRecords): [VisitRecords, VisitRecords?] {
  const { sessions, events, journeyEvents } = visits;
  const middle = Math.ceil(countEvents(visits) / 2);
  if (middle === countEvents(visits)) return [visits];
  const steps = Math.max(0, middle - events.length);
  return [
    { sessions, events: events.slice(0, middle), journeyEvents: journeyEvents.slice(0, steps) },
    { sessions, events: events.slice(middle), journeyEvents: journeyEvents.slice(steps) },
  ];
}

const isRejected = (part: StoredVisits) => !part.ok && part.reason === 'rejected';

async function storePart(store: Store, visits: VisitRecords): Promise<StoredVisits> {
  const stored = await store(visits);
  return !stored.ok && stored.reason === 'rejected' ? storeBisected(store, visits, stored) : stored;
}

/**
 * Stores what the database takes of a request that it refused as a whole, by halves: one event is at fault, and the
 * others must not pay for it. When the database goes away meanwhile, all of it may be sent again.
 */
export async function storeBisected(
  store: Store,
  visits: VisitRecords,
  failure: QueryFailure,
): Promise<StoredVisits> {
  const [first, second] = halvesOf(visits);
  if (!second) return failure;
  const halves = [first, second];
  const parts: StoredVisits[] = [];
  for (const half of halves) parts.push(await storePart(store, half));
  const away = parts.find((part) => !part.ok && !isRejected(part));
  if (away || parts.every(isRejected)) return away ?? failure;
  const newSessions = parts.flatMap((part) => (part.ok ? [...part.value.newSessions] : []));
  const refused = halves.map((half, index) => {
    const part = parts[index];
    return part?.ok ? part.value.refused : countEvents(half);
  });
  return {
    ok: true,
    value: { newSessions: new Set(newSessions), refused: refused.reduce((sum, count) => sum + count, 0) },
  };
}
