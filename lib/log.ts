/** What may stand in the log: codes, counts and names of our own, never what a visitor wrote. */
type Details = Record<string, string | number | boolean | undefined>;

/** Writes one line of JSON to stderr, where a host's log collector finds it. */
export function log(event: string, details: Details = {}): void {
  console.error(JSON.stringify({ time: new Date().toISOString(), event, ...details }));
}

/** How long what happens again is only counted, in milliseconds. */
const WINDOW_MS = 60_000;

const counts = new Map<string, { details: Details; count: number }>();

/**
 * The same for what any visitor can make happen as often as they like: said at once, and while it goes on once a minute
 * with how often it was.
 */
export function logCounted(event: string, details: Details = {}, count = 1): void {
  const key = JSON.stringify([event, details]);
  const known = counts.get(key);
  if (known) {
    known.count += count;
    return;
  }
  log(event, { ...details, count });
  counts.set(key, { details, count: 0 });
  setTimeout(() => sayCounted(event, key), WINDOW_MS).unref();
}

function sayCounted(event: string, key: string): void {
  const known = counts.get(key);
  counts.delete(key);
  if (known && known.count > 0) logCounted(event, known.details, known.count);
}
