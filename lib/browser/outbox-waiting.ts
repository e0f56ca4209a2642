/** One key per entry: two tabs that write at once cannot overwrite each other's. */
export const outboxPrefix = 'outbox:';

/**
 * Whether an earlier page left something for an address, to deliver or refused. Most have not, and then
 * nothing more of the outbox is loaded. Where the browser refuses storage only the outbox itself knows.
 */
export function isOutboxWaiting(path: string): boolean {
  try {
    return Object.entries<string>(localStorage).some(
      // Quotation marks inside a body are escaped, so this is the entry's own path.
      ([key, text]) => key.startsWith(outboxPrefix) && text.includes(`"path":"${path}`),
    );
  } catch {
    return true;
  }
}
