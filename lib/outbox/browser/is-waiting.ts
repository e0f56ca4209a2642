/** One key an entry: two tabs that write at once cannot overwrite each other's. */
export const outboxPrefix = 'outbox:';

/** Whether an earlier page left something to deliver. Most have not, and then nothing more of the outbox is loaded. */
export function isOutboxWaiting(): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(outboxPrefix));
  } catch {
    return false;
  }
}
