import { deliverAtOnce, deliverOutbox, type Problem } from '@/lib/outbox/browser/deliver';
import type { OutboxEntry } from '@/lib/outbox/browser/outbox';
import { eventsEndpoint } from '@/lib/paths';
import { nextTask } from './next-task';
import { closeBatch, hasOpenBatch } from './open-batch';
import { pauseAfter } from './pause-after';
import { warnOnce } from './warn-once';

const usualDelay = 5000;
const enoughEvents = 10;

/** Pauses up to a minute; then this page leaves it to the network's return, its own end, or the next page. */
const mostFailures = 5;

let timer: ReturnType<typeof setTimeout> | undefined;
let isSending = false;
let failures = 0;

/** @param waiting how many events the open batch holds */
export function deliverSoon(waiting: number) {
  // What records and what sends are two tasks.
  if (waiting >= enoughEvents && !failures) void nextTask().then(deliver);
  else deliverAfter(usualDelay);
}

/** The network is back. */
export function deliverAgain() {
  failures = 0;
  void deliver();
}

/** The page may be gone in a moment: everything goes now, without waiting for answers. */
export function deliverBeforeLeaving() {
  closeBatch();
  deliverAtOnce(eventsEndpoint);
}

function deliverAfter(delay: number) {
  if (failures <= mostFailures) timer ??= setTimeout(deliver, delay);
}

async function deliver() {
  clearTimeout(timer);
  timer = undefined;
  if (isSending) return;
  isSending = true;
  closeBatch();
  const problem = await deliverOutbox(eventsEndpoint, warn);
  isSending = false;
  failures = problem ? failures + 1 : 0;
  if (problem) deliverAfter(pauseAfter(failures, problem.retryAfter));
  else if (hasOpenBatch()) deliverAfter(usualDelay);
}

function warn({ body }: OutboxEntry, { code }: Problem) {
  // A text inside an event has its quotation marks escaped: only a list that is really empty reads like this.
  if (!body.includes('"events":[]')) warnOnce('event', code);
  if (!body.includes('"journey":[]')) warnOnce('journey', code);
}
