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
let isUnkept = false;

/** @returns how many events wait in the batch now */
export function addToBatch<List extends keyof AnyEvent>(
  facts: SessionFacts,
  list: List,
  event: AnyEvent[List],
): number {
  const grown = open && extendBatch(open, list, event);
  if (grown && isSendable(grown)) {
    open = grown;
  } else {
    closeBatch();
    open = extendBatch(emptyBatch(facts), list, event);
    entry = uuidv7();
  }
  // What is recorded together is written together, before the browser does anything else.
  if (!isUnkept) queueMicrotask(keep);
  isUnkept = true;
  return countEvents(open);
}

function keep() {
  if (open && isUnkept) addToOutbox({ id: entry, path: eventsEndpoint, body: batchBody(open) });
  isUnkept = false;
}

/** What is recorded from here on goes into another batch: this one is about to be sent, or its session is over. */
export function closeBatch() {
  keep();
  open = undefined;
}

export const hasOpenBatch = (): boolean => !!open;
