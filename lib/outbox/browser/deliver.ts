import { isRecord } from '@/lib/storage/browser/is-record';
import { type OutboxEntry, outboxEntries, removeDelivered } from './outbox';

/** Why an entry was not taken. */
export type Problem = {
  /** The status of the answer, or the kind of failure where there was none. */
  code: string | number;
  /** Seconds the server asks to wait, 0 when it does not. */
  retryAfter: number;
  /** Another attempt would only repeat it: the entry is dropped. */
  isFinal: boolean;
};

/** A network that swallows requests would take minutes to say so. */
const patience = 30_000;

/** What this page is sending at the moment. */
const underway = new Set<string>();

/**
 * Sends what waits for an address, oldest first, and stops at the first failure that may pass. An answer of
 * `{ stored: false }` is no acknowledgement, the server had no database.
 * @param onProblem told of each entry that was not taken
 * @returns the failure it stopped at
 */
export async function deliverOutbox(
  path: string,
  onProblem?: (entry: OutboxEntry, problem: Problem) => void,
): Promise<Problem | null> {
  for (const entry of waitingFor(path)) {
    const problem = await deliver(entry, post);
    if (problem) onProblem?.(entry, problem);
    if (problem && !problem.isFinal) return problem;
  }
  return null;
}

/** Sends all that waits for an address at once, for a page that may be gone before the first answer. */
export function deliverAtOnce(path: string) {
  for (const entry of waitingFor(path)) void deliver(entry, postOrBeacon);
}

const waitingFor = (path: string) =>
  outboxEntries().filter((entry) => entry.path === path && !underway.has(entry.id));

type Post = (entry: OutboxEntry) => Promise<Response>;

async function deliver(entry: OutboxEntry, send: Post): Promise<Problem | null> {
  underway.add(entry.id);
  const problem = await attempt(entry, send);
  underway.delete(entry.id);
  if (!problem || problem.isFinal) removeDelivered(entry);
  return problem;
}

async function attempt(entry: OutboxEntry, send: Post): Promise<Problem | null> {
  try {
    const response = await send(entry);
    if (!response.ok) return refusal(response);
    const answer: unknown = response.status === 204 ? null : await response.json();
    const isStored = !(isRecord(answer) && answer.stored === false);
    return isStored ? null : { code: 'NOT_STORED', retryAfter: 0, isFinal: false };
  } catch (error) {
    return { code: error instanceof Error ? error.name : 'UNKNOWN', retryAfter: 0, isFinal: false };
  }
}

/** Too many requests and outages pass; other refusals do not. */
const refusal = ({ status, headers }: Response): Problem => ({
  code: status,
  retryAfter: Number(headers.get('retry-after')) || 0,
  isFinal: status < 500 && status !== 408 && status !== 429,
});

/** Outlives the page: nothing on its way is called back when a visitor leaves. */
const post: Post = ({ path, body }) =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
    signal: AbortSignal.timeout(patience),
  });

/** Where a browser cannot, or will not, let a request outlive its page, the beacon may: it brings no answer back. */
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
