import { v7 as uuidv7 } from 'uuid';
import { batchLimits, eventLimits as limits } from '@/content/analytics';
import type { Batch, SessionBatch } from '@/lib/analytics/batch';
import type { JourneyEvent } from '@/lib/analytics/journey-events';
import type { WebsiteEvent } from '@/lib/analytics/website-events';
import { addToOutbox, type OutboxEntry } from '@/lib/browser/outbox';
import { type DeliveryProblem, deliverAtOnce, deliverOutbox } from '@/lib/browser/outbox-delivery';
import { eventsEndpoint } from '@/lib/paths';
import { truncate } from './event-text';
import { warnOnce } from './failure-warnings';

/** What a batch says of its session besides the events. */
export type SessionFacts = Omit<SessionBatch, 'events' | 'journey'>;

/** The two kinds of events a batch carries, by the list they stand in. */
export type AnyEvent = { events: WebsiteEvent; journey: JourneyEvent };

export const emptyBatch = (facts: SessionFacts): SessionBatch => ({ ...facts, events: [], journey: [] });

/** The batch with one event more. */
export const extendBatch = <List extends keyof AnyEvent>(
  batch: SessionBatch,
  list: List,
  event: AnyEvent[List],
): SessionBatch => ({ ...batch, [list]: [...batch[list], event] });

export const countEvents = ({ events, journey }: SessionBatch): number => events.length + journey.length;

/** The request's body. A batch is of one session, so that each can be closed when its session ends. */
export const batchBody = (batch: SessionBatch): string =>
  JSON.stringify({ sessions: [batch] } satisfies Batch);

/** Whether a batch can still be sent as one request: while its page is being left, browsers take 64 KB at most. */
export const isSendable = (batch: SessionBatch): boolean =>
  countEvents(batch) <= batchLimits.events &&
  new TextEncoder().encode(batchBody(batch)).length <= batchLimits.bytes;

const firstPause = 5;
const longestPause = 60;

/**
 * Milliseconds to wait after so many failures in a row: 5, 10, 20, 40, then 60 s, or as long as the server asks for.
 * @param retryAfter seconds, 0 when the server did not say
 */
export const pauseAfter = (failures: number, retryAfter: number): number =>
  1000 * Math.min(longestPause, Math.max(retryAfter, firstPause * 2 ** (failures - 1)));

/** Lets the browser answer the visitor before it goes on: what measures must not be what is felt. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

type Unmarked<Event, Given extends keyof Event> = Event extends unknown
  ? Omit<Event, Given> & Partial<Pick<Event, Given>>
  : never;

/** An event without what every event has: that is filled in, unless given. */
export type WebsiteDraft = Unmarked<WebsiteEvent, 'id' | 'seq' | 'at' | 'page' | 'title'>;
export type JourneyDraft = Unmarked<JourneyEvent, 'id' | 'seq' | 'at'>;

/** What makes an event itself, however often it is told. */
export type EventMark = { id: string; seq: number };

let sessionFacts: SessionFacts;
let currentPage: string;
let settledTitle: string | undefined;
let eventCount: number;

/** From here on, events belong to this session. */
export function setSession(next: SessionFacts) {
  closeBatch();
  sessionFacts = next;
  eventCount = 0;
}

/** From here on, events happen on this page. @param path without query */
export function setPage(path: string) {
  currentPage = truncate(path, limits.address);
  settledTitle = undefined;
}

/** The page has its title now, whatever the document's is when the next page replaces it. */
export function settleTitle() {
  settledTitle = currentTitle();
}

/** @returns what to give for the same event to be told again */
export function recordEvent(draft: WebsiteDraft): EventMark {
  const event = { page: currentPage, title: settledTitle ?? currentTitle(), ...withMark(draft) };
  deliverSoon(addToBatch(sessionFacts, 'events', event));
  return { id: event.id, seq: event.seq };
}

export function recordJourney(draft: JourneyDraft) {
  deliverSoon(addToBatch(sessionFacts, 'journey', withMark(draft)));
}

const currentTitle = () => truncate(document.title, limits.label);

function withMark<Draft extends Partial<EventMark> & { at?: number }>(draft: Draft) {
  return {
    ...draft,
    id: draft.id ?? uuidv7(),
    seq: draft.seq ?? ++eventCount,
    at: draft.at ?? Date.now(),
  };
}

/** What has been recorded and not been sent. It lies in the outbox with its last event, so a crash loses nothing. */
let openBatch: SessionBatch | undefined;
let entryId: string;
let isUnsaved = false;

/** @returns how many events wait in the batch now */
export function addToBatch<List extends keyof AnyEvent>(
  facts: SessionFacts,
  list: List,
  event: AnyEvent[List],
): number {
  const grown = openBatch && extendBatch(openBatch, list, event);
  if (grown && isSendable(grown)) {
    openBatch = grown;
  } else {
    closeBatch();
    openBatch = extendBatch(emptyBatch(facts), list, event);
    entryId = uuidv7();
  }
  // What is recorded together is written together, before the browser does anything else.
  if (!isUnsaved) queueMicrotask(saveBatch);
  isUnsaved = true;
  return countEvents(openBatch);
}

function saveBatch() {
  if (openBatch && isUnsaved) addToOutbox({ id: entryId, path: eventsEndpoint, body: batchBody(openBatch) });
  isUnsaved = false;
}

/** What is recorded from here on goes into another batch: this one is about to be sent, or its session is over. */
export function closeBatch() {
  saveBatch();
  openBatch = undefined;
}

export const hasOpenBatch = (): boolean => !!openBatch;

const usualDelay = 5000;
const enoughEvents = 10;

/** Pauses up to a minute; then this page leaves it to the network's return, its own end, or the next page. */
const mostFailures = 5;

let deliveryTimer: ReturnType<typeof setTimeout> | undefined;
let isSending = false;
let failuresInARow = 0;

/** @param waiting how many events the open batch holds */
export function deliverSoon(waiting: number) {
  // What records and what sends are two tasks.
  if (waiting >= enoughEvents && !failuresInARow) void nextTask().then(deliver);
  else deliverAfter(usualDelay);
}

/** The network is back. */
export function retryDelivery() {
  failuresInARow = 0;
  void deliver();
}

/** The page may be gone in a moment: everything goes now, without waiting for answers. */
export function deliverBeforeLeaving() {
  closeBatch();
  deliverAtOnce(eventsEndpoint);
}

function deliverAfter(delay: number) {
  if (failuresInARow <= mostFailures) deliveryTimer ??= setTimeout(deliver, delay);
}

async function deliver() {
  clearTimeout(deliveryTimer);
  deliveryTimer = undefined;
  if (isSending) return;
  isSending = true;
  closeBatch();
  const problem = await deliverOutbox(eventsEndpoint, warnOfProblem);
  isSending = false;
  failuresInARow = problem ? failuresInARow + 1 : 0;
  if (problem) deliverAfter(pauseAfter(failuresInARow, problem.retryAfter));
  else if (hasOpenBatch()) deliverAfter(usualDelay);
}

function warnOfProblem({ body }: OutboxEntry, { code }: DeliveryProblem) {
  // A text inside an event has its quotation marks escaped: only a list that is really empty reads like this.
  if (!body.includes('"events":[]')) warnOnce('event', code);
  if (!body.includes('"journey":[]')) warnOnce('journey', code);
}
