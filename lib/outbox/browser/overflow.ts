import { eventsEndpoint } from '@/lib/paths';

/** Bounds of lifecycle.md; the privacy page names them. Sizes in characters, as they are stored. */
const entryLimit = 20;
const sizeLimit = 256 * 1024;

export type Stored = { id: string; path: string; size: number };

export const isWithinBounds = (sizes: readonly number[]): boolean =>
  sizes.length <= entryLimit && sizes.reduce((sum, size) => sum + size, 0) <= sizeLimit;

/**
 * Which entries have to go, oldest first. What a visit recorded gives way to what the visitor sent: no assessment is
 * lost to measuring.
 * @param entries in the order they were made
 */
export function overflow<Entry extends Stored>(entries: readonly Entry[]): Entry[] {
  const events = entries.filter(({ path }) => path === eventsEndpoint);
  const others = entries.filter(({ path }) => path !== eventsEndpoint);
  const kept = [...events, ...others];
  const dropped: Entry[] = [];
  while (!isWithinBounds(kept.map(({ size }) => size))) dropped.push(...kept.splice(0, 1));
  return dropped;
}
