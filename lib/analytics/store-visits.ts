import type { QueryResult } from '@/db/failure';
import { insertVisits, type VisitRecords } from '@/db/queries/insert-visits';
import { mergeVisits } from './merge-visits';

/** Which of the sessions had no row before. */
type Stored = QueryResult<Set<string>>;

type Waiting = { visits: VisitRecords; resolve: (stored: Stored) => void };

/** A statement that takes longer, in milliseconds, waits for something: another may pass it by. */
const USUAL_MS = 100;

/** However many wait, other queries need connections too. */
const MOST_AT_ONCE = 4;

/** Larger statements are no faster. */
const MOST_EVENTS = 500;

const waiting: Waiting[] = [];
let running = 0;
let answersSoon = false;

/**
 * Stores what a request brings, and resolves when it is committed. Requests that arrive while a statement is on its way
 * share the next one: under load that is what makes the difference, and nobody waits for company that does not come.
 */
export function storeVisits(visits: VisitRecords): Promise<Stored> {
  return new Promise((resolve) => {
    waiting.push({ visits, resolve });
    void storeWaiting();
  });
}

async function storeWaiting(): Promise<void> {
  if (answersSoon || running >= MOST_AT_ONCE || waiting.length === 0) return;
  running += 1;
  answersSoon = true;
  const stored = storeTogether(takeSome());
  await answeredOrUnusual(stored);
  answersSoon = false;
  void storeWaiting();
  await stored;
  running -= 1;
  void storeWaiting();
}

/** The timer goes with the answer: it would keep all of a request for as long as it ran. */
function answeredOrUnusual(stored: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, USUAL_MS);
    void stored.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The next in line, as many as make one statement; one request always fits. */
function takeSome(): Waiting[] {
  let size = 0;
  const end = waiting.findIndex(({ visits }, index) => {
    size += visits.events.length + visits.journeyEvents.length;
    return index > 0 && size > MOST_EVENTS;
  });
  return waiting.splice(0, end === -1 ? waiting.length : end);
}

async function storeTogether(requests: Waiting[]): Promise<void> {
  const stored = await insertVisits(mergeVisits(requests.map(({ visits }) => visits)));
  if (!stored.ok && stored.reason === 'rejected' && requests.length > 1) {
    // One of them is at fault: the others must not pay for it.
    await Promise.all(requests.map((request) => storeTogether([request])));
    return;
  }
  for (const { visits, resolve } of requests) resolve(stored.ok ? ownSessions(visits, stored.value) : stored);
  // Whoever waits behind a database that is away would only wait longer for the same answer.
  if (!stored.ok && stored.reason !== 'rejected') {
    for (const { resolve } of waiting.splice(0)) resolve(stored);
  }
}

/** The new sessions among a request's own; each is told to one request alone, which looks up its location. */
function ownSessions({ sessions }: VisitRecords, isNew: Set<string>): Stored {
  const own = sessions.map(({ sessionId }) => sessionId).filter((id) => isNew.delete(id));
  return { ok: true, value: new Set(own) };
}
