import { batchLimits } from '@/content/analytics';
import type { Batch, SessionBatch } from '../batch-schema';
import type { JourneyEvent } from '../journey-event-schema';
import type { WebsiteEvent } from '../website-event-schema';

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
