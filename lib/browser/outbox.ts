import { eventsEndpoint } from '@/lib/paths';
import { outboxPrefix as prefix } from './outbox-waiting';
import { isRecord } from './storage';

/** The limits of docs/lifecycle.md, which the privacy page also states. Sizes in characters, as stored. */
export const entryLimit = 20;
export const sizeLimit = 256 * 1024;

export type SizedEntry = { id: string; path: string; size: number };

const isWithinBounds = (sizes: readonly number[]): boolean =>
  sizes.length <= entryLimit && sizes.reduce((sum, size) => sum + size, 0) <= sizeLimit;

/**
 * Which entries have to go, oldest first. Events of a visit give way to what the visitor sent: no assessment is lost
 * to analytics.
 * @param entries in the order they were made
 */
export function entriesToDrop<Entry extends SizedEntry>(entries: readonly Entry[]): Entry[] {
  const events = entries.filter(({ path }) => path === eventsEndpoint);
  const others = entries.filter(({ path }) => path !== eventsEndpoint);
  const kept = [...events, ...others];
  const dropped: Entry[] = [];
  while (!isWithinBounds(kept.map(({ size }) => size))) dropped.push(...kept.splice(0, 1));
  return dropped;
}

/** One request that no server has acknowledged yet. Sent twice, it is stored once: its body carries its own id. */
export type OutboxEntry = {
  /** UUID v7, so ids sort by the time they were made. */
  id: string;
  path: string;
  /** JSON. */
  body: string;
  /** Milliseconds since 1970, by this browser's clock. */
  queuedAt: number;
};

export const entryLifetime = 7 * 24 * 60 * 60 * 1000;

/** By the status of an answer that is not OK. Timeouts, too many requests and outages pass; any other refusal is final. */
export const isFinalRefusal = (status: number): boolean => status < 500 && status !== 408 && status !== 429;

/** Holds the entries where the browser refuses local storage, until the document goes. */
const memoryEntries = new Map<string, string>();

/** What still has to be delivered, oldest first. Entries past their lifetime are dropped on the way. */
export function outboxEntries(): OutboxEntry[] {
  return allTexts()
    .flatMap(parseEntry)
    .filter((entry) => {
      const isFresh = Date.now() - entry.queuedAt < entryLifetime;
      if (!isFresh) removeFromOutbox(entry.id);
      return isFresh;
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Adds an entry, or replaces the one with the same id. If it is full, `entriesToDrop` decides what goes.
 * @param entry with `queuedAt` where it was kept before: its lifetime does not begin anew
 */
export function addToOutbox(entry: Omit<OutboxEntry, 'queuedAt'> & Partial<OutboxEntry>) {
  const text = JSON.stringify({ queuedAt: Date.now(), ...entry });
  // Before it grew, it may have been where there is no room for it now.
  removeFromOutbox(entry.id);
  try {
    window.localStorage.setItem(prefix + entry.id, text);
  } catch {
    memoryEntries.set(prefix + entry.id, text);
  }
  dropOverflow();
}

/** Removes an acknowledged entry, unless another tab has added to it since it was sent. */
export function removeDelivered({ id, body }: OutboxEntry) {
  if (outboxEntries().every((entry) => entry.id !== id || entry.body === body)) removeFromOutbox(id);
}

/** Removes everything that waits for an address, undelivered. */
export function discardFromOutbox(path: string) {
  for (const entry of outboxEntries()) if (entry.path === path) removeFromOutbox(entry.id);
}

export function removeFromOutbox(id: string) {
  memoryEntries.delete(prefix + id);
  try {
    window.localStorage.removeItem(prefix + id);
  } catch {
    // Storage is refused: it was never there.
  }
}

function dropOverflow() {
  // Asked with every event of a visit, so entries are parsed only where one has to go.
  if (isWithinBounds(allTexts().map(({ length }) => length))) return;
  const entries = outboxEntries().map((entry) => ({ ...entry, size: JSON.stringify(entry).length }));
  for (const { id } of entriesToDrop(entries)) removeFromOutbox(id);
}

const allTexts = () => [...memoryEntries.values(), ...storedTexts()];

function storedTexts(): string[] {
  try {
    return Object.entries<string>(window.localStorage)
      .filter(([key]) => key.startsWith(prefix))
      .map(([, text]) => text);
  } catch {
    return [];
  }
}

/** None where something else lies under such a key. */
function parseEntry(text: string): OutboxEntry[] {
  try {
    const value: unknown = JSON.parse(text);
    return isOutboxEntry(value) ? [value] : [];
  } catch {
    return [];
  }
}

const isOutboxEntry = (value: unknown): value is OutboxEntry =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.path === 'string' &&
  typeof value.body === 'string' &&
  typeof value.queuedAt === 'number';
