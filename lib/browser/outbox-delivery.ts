import { errorName } from '@/lib/error-code';
import { isFinalRefusal, type OutboxEntry, outboxEntries, removeDelivered } from './outbox';
import { isRecord } from './storage';

/** Why an entry was not taken. */
export type DeliveryProblem = {
  /** The status of the answer, or the kind of failure where there was none. */
  code: string | number;
  /** Seconds the server asks to wait, 0 when it does not. */
  retryAfter: number;
  /** Another attempt would have the same outcome, so the entry is dropped. */
  isFinal: boolean;
};

/** Without this limit, a network that swallows requests would take minutes to report it. */
const requestTimeout = 30_000;

/** What this page is currently sending. */
const entriesUnderway = new Set<string>();

/**
 * Sends what waits for an address, oldest first, and stops at the first failure that may be temporary. An answer of `{
 * stored: false }` is not an acknowledgment: the server had no database.
 * @param onProblem called with each entry that was not accepted
 * @returns the failure at which it stopped
 */
export async function deliverOutbox(
  path: string,
  onProblem?: (entry: OutboxEntry, problem: DeliveryProblem) => void,
): Promise<DeliveryProblem | null> {
  for (const { id } of waitingFor(path)) {
    // As it is by its turn: while those before it were sent it may have been taken back, or added to.
    const entry = waitingFor(path).find((waiting) => waiting.id === id);
    if (!entry) continue;
    const problem = await deliverEntry(entry, post);
    if (problem) onProblem?.(entry, problem);
    if (problem && !problem.isFinal) return problem;
  }
  return null;
}

/** Sends everything that waits for an address at once, for a page that may be gone before the first answer. */
export function deliverAtOnce(path: string) {
  for (const entry of waitingFor(path)) void deliverEntry(entry, postOrBeacon);
}

const waitingFor = (path: string) =>
  outboxEntries().filter((entry) => entry.path === path && !entriesUnderway.has(entry.id));

type Post = (entry: OutboxEntry) => Promise<Response>;

async function deliverEntry(entry: OutboxEntry, send: Post): Promise<DeliveryProblem | null> {
  entriesUnderway.add(entry.id);
  const problem = await attemptDelivery(entry, send);
  entriesUnderway.delete(entry.id);
  if (!problem || problem.isFinal) removeDelivered(entry);
  return problem;
}

async function attemptDelivery(entry: OutboxEntry, send: Post): Promise<DeliveryProblem | null> {
  try {
    const response = await send(entry);
    if (!response.ok) return refusalProblem(response);
    const answer: unknown = response.status === 204 ? null : await response.json();
    const isStored = !(isRecord(answer) && answer.stored === false);
    return isStored ? null : { code: 'NOT_STORED', retryAfter: 0, isFinal: false };
  } catch (error) {
    return { code: errorName(error), retryAfter: 0, isFinal: false };
  }
}

const refusalProblem = ({ status, headers }: Response): DeliveryProblem => ({
  code: status,
  retryAfter: Number(headers.get('retry-after')) || 0,
  isFinal: isFinalRefusal(status),
});

/** The request outlives the page, but once the visitor has left, nothing here is called back. */
const post: Post = ({ path, body }) =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
    signal: AbortSignal.timeout(requestTimeout),
  });

/** Where a browser cannot, or will not, let a request outlive its page, a beacon may get through; nobody sees its answer. */
const postOrBeacon: Post = async (entry) => {
  const beacon = () => navigator.sendBeacon(entry.path, new Blob([entry.body], { type: 'application/json' }));
  if (!('keepalive' in Request.prototype)) beacon();
  try {
    return await post(entry);
  } catch (error) {
    beacon();
    throw error;
  }
};
