import { v7 as uuidv7 } from 'uuid';
import { eventLimits as limits } from '@/content/analytics';
import type { JourneyEvent } from '../journey-event-schema';
import type { WebsiteEvent } from '../website-event-schema';
import type { SessionFacts } from './batch';
import { cut } from './cut';
import { deliverSoon } from './delivery';
import { addToBatch, closeBatch } from './open-batch';

type Unmarked<Event, Given extends keyof Event> = Event extends unknown
  ? Omit<Event, Given> & Partial<Pick<Event, Given>>
  : never;

/** An event without what every event has: that is filled in, unless given. */
export type WebsiteDraft = Unmarked<WebsiteEvent, 'id' | 'seq' | 'at' | 'page' | 'title'>;
export type JourneyDraft = Unmarked<JourneyEvent, 'id' | 'seq' | 'at'>;

/** What makes an event itself, however often it is told. */
export type Mark = { id: string; seq: number };

let facts: SessionFacts;
let page: string;
let title: string | undefined;
let count: number;

/** From here on, events belong to this session. */
export function beginSession(next: SessionFacts) {
  closeBatch();
  facts = next;
  count = 0;
}

/** From here on, events happen on this page. @param path without query */
export function turnTo(path: string) {
  page = cut(path, limits.address);
  title = undefined;
}

/** The page has its title now, whatever the document's is when the next page replaces it. */
export function settleTitle() {
  title = currentTitle();
}

/** @returns what to give for the same event to be told again */
export function record(draft: WebsiteDraft): Mark {
  const event = { page, title: title ?? currentTitle(), ...marked(draft) };
  deliverSoon(addToBatch(facts, 'events', event));
  return { id: event.id, seq: event.seq };
}

export function recordJourney(draft: JourneyDraft) {
  deliverSoon(addToBatch(facts, 'journey', marked(draft)));
}

const currentTitle = () => cut(document.title, limits.label);

function marked<Draft extends Partial<Mark> & { at?: number }>(draft: Draft) {
  return {
    ...draft,
    id: draft.id ?? uuidv7(),
    seq: draft.seq ?? ++count,
    at: draft.at ?? Date.now(),
  };
}
