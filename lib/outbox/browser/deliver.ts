import { isRecord } from '@/lib/storage/browser/is-record';
import { type OutboxEntry, outboxEntries, removeFromOutbox } from './outbox';

/** A refusal that another attempt would only repeat: the entry is dropped. Too many requests and outages are not. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

/**
 * Sends what earlier pages could not, oldest first, and stops at the first failure: the next page tries again.
 * An answer of `{ stored: false }` is no acknowledgement, the server had no database.
 */
export async function deliverOutbox() {
  for (const entry of outboxEntries()) {
    const isDone = await deliver(entry);
    if (!isDone) return;
    removeFromOutbox(entry.id);
  }
}

async function deliver({ path, body }: OutboxEntry): Promise<boolean> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    if (!response.ok) return isFinal(response.status);
    if (response.status === 204) return true;
    const answer: unknown = await response.json();
    return !(isRecord(answer) && answer.stored === false);
  } catch {
    return false;
  }
}
