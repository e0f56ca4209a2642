import { batchLimits } from '@/content/analytics';
import type { Batch, SessionBatch } from '@/lib/analytics/batch';
import type { JourneyEvent } from '@/lib/analytics/journey-events';
import type { WebsiteEvent } from '@/lib/analytics/website-events';
import type { OutboxEntry } from '@/lib/browser/outbox';
import type { DeliveryProblem } from '@/lib/browser/outbox-delivery';
import { uuidV7 } from '@/lib/browser/uuid-v7';
import { nextTask } from '@/lib/browser/when-idle';
import { eventsEndpoint } from '@/lib/paths';
import type { FailureWarnings } from './load-tracker';

/** What a batch says about its session, apart from the events. */
export type SessionFacts = Omit<SessionBatch, 'events' | 'journey'>;

/** The two kinds of events in a batch, by the list they belong to. */
export type AnyEvent = { events: WebsiteEvent; journey: JourneyEvent };

export const emptyBatch = (facts: SessionFacts): SessionBatch => ({ ...facts, events: [], journey: [] });

/** The batch with one more event. */
export const extendBatch = <List extends keyof AnyEvent>(
  batch: SessionBatch,
  list: List,
  event: AnyEvent[List],
): SessionBatch => ({ ...batch, [list]: [...batch[list], event] });

export const countEvents = (batch: SessionBatch): number => batch.events.length + batch.journey.length;

/** The request's body. A batch belongs to one session, so that it can be closed when that session ends. */
export const batchBody = (batch: SessionBatch): string =>
  JSON.stringify({ sessions: [batch] } satisfies Batch);

/** Whether a batch can still be sent as one request: while a page is being left, browsers send 64 KB at most. */
export const isSendable = (batch: SessionBatch): boolean =>
  countEvents(batch) <= batchLimits.events && new Blob([batchBody(batch)]).size <= batchLimits.bytes;

const firstPause = 5;
const longestPause = 60;

/**
 * Exponential backoff: how many milliseconds to wait after this many failures in a row. 5, 10, 20, 40, then 60 s, or
 * as long as the server asks for, but at most a minute; and up to half as long again, or all browsers would come back
 * at the same moment after an outage.
 * @param retryAfter seconds, 0 when the server did not say
 * @param random from 0 to 1
 */
export const pauseAfter = (failures: number, retryAfter: number, random: number): number =>
  Math.min(longestPause, Math.max(retryAfter, firstPause * 2 ** (failures - 1))) * (1000 + 500 * random);

type Unmarked<Event, Given extends keyof Event> = Event extends unknown
  ? Omit<Event, Given> & Partial<Pick<Event, Given>>
  : never;

/** An event without the fields that every event has: they are filled in, unless they are given. */
export type WebsiteDraft = Unmarked<WebsiteEvent, 'id' | 'seq' | 'at' | 'page' | 'title' | 'view'>;
export type JourneyDraft = Unmarked<JourneyEvent, 'id' | 'seq' | 'at'>;

/** Where events happen: one view of one page. `view` is the id of the page_view event. */
export type ViewFacts = { view: string; page: string; title: string };

/** What identifies an event, however often it is recorded. */
export type EventMark = { id: string; seq: number };

export type QueueEnvironment = {
  /** The wall clock, in milliseconds since 1970. */
  now: () => number;
  /** Keeps a request until it is acknowledged; replaces one of the same id. */
  store: (entry: Omit<OutboxEntry, 'queuedAt'>) => void;
  /** Sends what is stored for a path, and resolves to the failure at which it stopped. */
  send: (
    path: string,
    onProblem: (entry: OutboxEntry, problem: DeliveryProblem) => void,
  ) => Promise<DeliveryProblem | null>;
  /** The same for a page that may be gone before the answer comes. */
  sendAtOnce: (path: string) => void;
  warnings: FailureWarnings;
};

const usualDelay = 5000;
const enoughEvents = 10;

/** After more failures than these the page stops trying until the network returns, it is hidden, or another page opens. */
const mostFailures = 5;

export type EventQueue = ReturnType<typeof createEventQueue>;

/** Takes events, adds what every event has, and sends them in batches. */
export function createEventQueue({ now, store, send, sendAtOnce, warnings }: QueueEnvironment) {
  let facts: SessionFacts;
  let viewFacts: ViewFacts;
  let awaitsTitle = false;
  let count: number;

  /** What has been recorded but not sent. The outbox has it too, up to the last event, so a crash loses nothing. */
  let batch: SessionBatch | undefined;
  let batchId: string;
  let isUnsaved = false;

  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let failuresInARow = 0;

  const withMark = <Draft extends Partial<EventMark> & { at?: number }>(draft: Draft) => ({
    id: uuidV7(),
    at: now(),
    ...draft,
    seq: draft.seq ?? ++count,
  });

  function addToBatch<List extends keyof AnyEvent>(list: List, event: AnyEvent[List]) {
    const grown = batch && extendBatch(batch, list, event);
    if (grown && isSendable(grown)) {
      batch = grown;
    } else {
      closeBatch();
      batch = extendBatch(emptyBatch(facts), list, event);
      batchId = uuidV7();
    }
    // What is recorded together is written together, before the browser does anything else.
    if (!isUnsaved) queueMicrotask(saveBatch);
    isUnsaved = true;
    // In a task of its own: recording and sending together would keep the page busy for too long.
    if (countEvents(batch) >= enoughEvents && !failuresInARow) void nextTask().then(deliver);
    else deliverAfter(usualDelay);
  }

  function saveBatch() {
    if (batch && isUnsaved) store({ id: batchId, path: eventsEndpoint, body: batchBody(batch) });
    isUnsaved = false;
  }

  /** What is recorded from now on goes into another batch: this one is about to be sent, or its session is over. */
  function closeBatch() {
    saveBatch();
    batch = undefined;
  }

  /** Somebody is there again, or may be soon: a page that had given up tries again. A page that has not keeps to its pause. */
  function endSilence() {
    if (failuresInARow > mostFailures) failuresInARow = 0;
  }

  /** While a request is running, its outcome decides how long newly recorded events wait. */
  function deliverAfter(delay: number) {
    if (!isSending && failuresInARow <= mostFailures) timer ??= setTimeout(deliver, delay);
  }

  async function deliver() {
    clearTimeout(timer);
    timer = undefined;
    if (isSending || awaitsTitle) return;
    isSending = true;
    closeBatch();
    const problem = await send(eventsEndpoint, warnOfProblem);
    isSending = false;
    failuresInARow = problem ? failuresInARow + 1 : 0;
    if (problem) deliverAfter(pauseAfter(failuresInARow, problem.retryAfter, Math.random()));
    else if (batch) deliverAfter(usualDelay);
  }

  function warnOfProblem({ body }: OutboxEntry, { code }: DeliveryProblem) {
    // Inside an event quotation marks are escaped, so only a list that really is empty reads like this.
    if (!body.includes('"events":[]')) warnings.warnOnce('event', code);
    if (!body.includes('"journey":[]')) warnings.warnOnce('journey', code);
  }

  return {
    /** From here on, events belong to this session. */
    setSession(next: SessionFacts) {
      closeBatch();
      facts = next;
      count = 0;
    },

    /** From here on, events happen in this view. Until it has a title of its own and not just its path, they are held back. */
    setView(next: ViewFacts) {
      viewFacts = next;
      awaitsTitle = next.title === next.page;
      endSilence();
    },

    /** The title of the view is now known, or never will be: the events that were held back get it, and are sent. */
    correctTitle(title: string) {
      viewFacts.title = title;
      awaitsTitle = false;
      for (const event of batch?.events ?? []) if (event.view === viewFacts.view) event.title = title;
      isUnsaved = true;
      saveBatch();
      deliverAfter(usualDelay);
    },

    /** @returns what to give for the same event to be recorded again */
    recordEvent(draft: WebsiteDraft): EventMark {
      const event = { ...viewFacts, ...withMark(draft) };
      addToBatch('events', event);
      return { id: event.id, seq: event.seq };
    },

    recordJourney: (draft: JourneyDraft) => addToBatch('journey', withMark(draft)),

    /** The network is back. */
    retry() {
      failuresInARow = 0;
      void deliver();
    },

    /** The page may be gone in a moment: everything is sent now, without waiting for answers. */
    deliverNow() {
      closeBatch();
      sendAtOnce(eventsEndpoint);
      endSilence();
    },
  };
}
