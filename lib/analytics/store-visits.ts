import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { exitKinds, insertVisits, type VisitRecords } from '@/db/queries/analytics';
import type { QueryFailure, QueryResult } from '@/db/run-query';
import type { SessionRecord, WebsiteEventRecord } from '@/db/schema/analytics';
import { logCounted, outsideRequests } from '@/lib/log';
import { countMetric } from '@/lib/metrics/counters';
import { type Batch, visitRecords } from './batch';
import type { Visitor } from './visitor';

/** For one request: which of its sessions are new, and how many of its events the database has refused. */
type StoredVisits = QueryResult<{ newSessions: Set<string>; refused: number }>;

type Store = (visits: VisitRecords) => Promise<StoredVisits>;

const countEvents = ({ events, journeyEvents }: VisitRecords) => events.length + journeyEvents.length;

/** The same sessions with half of the events each; a single part when there is nothing left to divide. */
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

async function storePart(store: Store, part: VisitRecords): Promise<StoredVisits> {
  const stored = await store(part);
  return isRejected(stored) ? storeBisected(store, part) : stored;
}

/**
 * Stores as much as the database takes of a request that it refused as a whole, by halving it again and again: one
 * event is at fault, and the others must not be lost with it. If the database goes away meanwhile, the rest is not
 * asked for, and all of it may be sent again.
 */
async function storeBisected(store: Store, visits: VisitRecords): Promise<StoredVisits> {
  const [first, second] = halvesOf(visits);
  if (!second) return { ok: true, value: { newSessions: new Set(), refused: countEvents(visits) } };
  const one = await storePart(store, first);
  if (!one.ok) return one;
  const other = await storePart(store, second);
  if (!other.ok) return other;
  const newSessions = new Set([...one.value.newSessions, ...other.value.newSessions]);
  return { ok: true, value: { newSessions, refused: one.value.refused + other.value.refused } };
}

/** Makes each id unique, as one statement needs it: the later of two exits is kept, parts of a session become one. */
export function mergeVisits(visits: VisitRecords[]): VisitRecords {
  const sessions = visits.flatMap((visit) => visit.sessions);
  const events = visits.flatMap((visit) => visit.events);
  const journeyEvents = visits.flatMap((visit) => visit.journeyEvents);
  return {
    sessions: mergeById(sessions, mergeSession),
    events: mergeById(events, mergeEvent),
    journeyEvents: mergeById(journeyEvents, (first) => first),
  };
}

/** Deduplicates rows; an event is the same only within its session. */
function mergeById<Row extends { sessionId: string; id?: string }>(
  rows: Row[],
  merge: (first: Row, next: Row) => Row,
): Row[] {
  // There is almost never anything to merge.
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

/**
 * An exit is sent again after each return, and what it says only grows. Its moment and its seconds are compared
 * separately: when a browser's clock runs ahead, the moment is only that of its arrival.
 */
function mergeEvent(first: WebsiteEventRecord, next: WebsiteEventRecord): WebsiteEventRecord {
  if (!exitKinds.includes(first.eventType) || first.eventType !== next.eventType) return first;
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

/** The sessions that had no row before. */
type StoredSessions = QueryResult<Set<string>>;

type WaitingRequest = {
  visits: VisitRecords;
  resolve: (stored: StoredVisits) => void;
  /** Runs work on behalf of this request alone, so that the log names it. */
  asItself: <Value>(work: () => Value) => Value;
};

/** A log line names one request: a statement that stores several is run on behalf of none of them. */
const onBehalfOf = ([first, ...others]: WaitingRequest[]) =>
  first && others.length === 0 ? first.asItself : outsideRequests;

declare global {
  // On globalThis: a bundler may give each route a copy of this module.
  var waitingBatches: number | undefined;
}

/** Milliseconds. A statement that takes longer is waiting for something, and the next one need not wait for it. */
const USUAL_MS = 100;

/** Statements at once: however many requests wait, other queries need connections as well. */
const MOST_AT_ONCE = 4;

/** Events in one statement: larger statements are no faster. */
const MOST_EVENTS = 500;

/**
 * Stores what requests bring; each request is answered once its visits are committed. Requests that arrive while a
 * statement is running share the next one. Under load this is what makes the site fast enough, and no request waits
 * for company that does not come.
 * @param insert runs the one statement
 */
export function createVisitStore(insert: (visits: VisitRecords) => Promise<StoredSessions>) {
  const waitingRequests: WaitingRequest[] = [];
  let runningStatements = 0;
  let answersSoon = false;

  async function storeWaiting(): Promise<void> {
    if (answersSoon || runningStatements >= MOST_AT_ONCE || waitingRequests.length === 0) return;
    runningStatements += 1;
    answersSoon = true;
    const stored = storeTogether(takeNext(waitingRequests));
    globalThis.waitingBatches = waitingRequests.length;
    await answeredOrUnusual(stored);
    answersSoon = false;
    void storeWaiting();
    await stored;
    runningStatements -= 1;
    void storeWaiting();
  }

  async function storeTogether(requests: WaitingRequest[]): Promise<void> {
    const stored = await onBehalfOf(requests)(() =>
      insert(mergeVisits(requests.map(({ visits }) => visits))),
    );
    if (!stored.ok && stored.reason === 'rejected') return storeApart(requests, stored);
    for (const { visits, resolve } of requests)
      resolve(stored.ok ? newSessionsOf(visits, stored.value) : stored);
    // The requests behind a database that is away would only wait longer for the same answer.
    if (!stored.ok) {
      for (const { resolve } of waitingRequests.splice(0)) resolve(stored);
      globalThis.waitingBatches = 0;
    }
  }

  /** One of these requests is at fault: the others must not be refused with it, nor the other events of that request. */
  async function storeApart(requests: WaitingRequest[], failure: QueryFailure): Promise<void> {
    if (requests.length > 1) await Promise.all(requests.map((request) => storeTogether([request])));
    else
      for (const { visits, resolve, asItself } of requests) {
        const stored = await asItself(() => storeBisected(storeAlone, visits));
        const isAllRefused = stored.ok && stored.value.refused === countEvents(visits);
        resolve(isAllRefused ? failure : stored);
      }
  }

  async function storeAlone(visits: VisitRecords): Promise<StoredVisits> {
    const stored = await insert(mergeVisits([visits]));
    return stored.ok ? newSessionsOf(visits, stored.value) : stored;
  }

  return (visits: VisitRecords): Promise<StoredVisits> =>
    new Promise((resolve) => {
      waitingRequests.push({ visits, resolve, asItself: AsyncLocalStorage.snapshot() });
      globalThis.waitingBatches = waitingRequests.length;
      void storeWaiting();
    });
}

/** The timer is cleared with the answer: otherwise it would keep the whole request in memory for as long as it ran. */
function answeredOrUnusual(stored: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, USUAL_MS);
    void stored.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Takes the next requests in line, as many as fit into one statement; a single request always fits. */
function takeNext(waitingRequests: WaitingRequest[]): WaitingRequest[] {
  let size = 0;
  const end = waitingRequests.findIndex(({ visits }, index) => {
    size += countEvents(visits);
    return index > 0 && size > MOST_EVENTS;
  });
  return waitingRequests.splice(0, end === -1 ? waitingRequests.length : end);
}

/** The new sessions among a request's own. Each session goes to one request only, which then looks up its location. */
function newSessionsOf({ sessions }: VisitRecords, isNew: Set<string>): StoredVisits {
  const own = sessions.map(({ sessionId }) => sessionId).filter((id) => isNew.delete(id));
  return { ok: true, value: { newSessions: new Set(own), refused: 0 } };
}

/** Stores in this process's database; `ok` means committed. Answers with the new sessions. */
export const storeVisits = createVisitStore(insertVisits);

/** Stores a batch once, however often it is sent. @param now when it arrived, in milliseconds since 1970 */
export async function recordVisits(batch: Batch, visitor: Visitor, now = Date.now()): Promise<StoredVisits> {
  const visits = visitRecords(batch, visitor, now);
  const accepted = countEvents(visits);
  countMetric('events', { outcome: 'accepted' }, accepted);
  const stored = await storeVisits(visits);
  if (stored.ok) countMetric('events', { outcome: 'stored' }, accepted - stored.value.refused);
  else if (isRejected(stored)) noteRefused(accepted);
  return stored;
}

/** Counts events that will never be stored. */
export function noteRefused(count: number): void {
  logCounted('events_refused', {}, count);
  countMetric('events', { outcome: 'refused' }, count);
}
