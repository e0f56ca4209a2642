import { v7 as uuidv7 } from 'uuid';
import { addToOutbox } from '@/lib/outbox/browser/outbox';
import { eventsEndpoint } from '@/lib/paths';
import type { SessionBatch } from '../batch-schema';
import {
  type AnyEvent,
  batchBody,
  countEvents,
  emptyBatch,
  extendBatch,
  isSendable,
  type SessionFacts,
} from './batch';

/** What has been recorded and not been sent. It lies in the outbox with its last event, so a crash loses nothing. */
let open: SessionBatch | undefined;
let entry: string;

/** @returns how many events wait in the batch now */
export function addToBatch<List extends keyof AnyEvent>(
  facts: SessionFacts,
  list: List,
  event: AnyEvent[List],
): number {
  let grown = extendBatch(open ?? emptyBatch(facts), list, event);
  let body = batchBody(grown);
  if (!open || !isSendable(grown, body)) {
    grown = extendBatch(emptyBatch(facts), list, event);
    body = batchBody(grown);
    entry = uuidv7();
  }
  open = grown;
  addToOutbox({ id: entry, path: eventsEndpoint, body });
  return countEvents(open);
}

/** What is recorded from here on goes into another batch: this one is about to be sent, or its session is over. */
export function closeBatch() {
  open = undefined;
}

export const hasOpenBatch = (): boolean => open !== undefined;
