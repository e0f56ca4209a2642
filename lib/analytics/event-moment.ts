const DAY_MS = 24 * 60 * 60 * 1000;

/** How long an unsent batch is kept by a browser: nothing that arrives can be older. */
const OLDEST_MS = 7 * DAY_MS;

/** The last day JavaScript and PostgreSQL write alike; an id may claim to be from a later one. */
const LAST_DAY = Date.UTC(9999, 11, 31);

/**
 * When something happened, as far as a browser's clock can be believed: never after it arrived, never longer before
 * than it can have been kept.
 * @param at milliseconds since 1970, the browser's
 * @param now milliseconds since 1970, ours
 * @returns milliseconds since 1970
 */
export const eventMoment = (at: number, now: number): number => Math.min(Math.max(at, now - OLDEST_MS), now);

/** Almost all events of a day are of that day. */
let latest = { day: 0, date: '1970-01-01' };

/** The date (UTC) in a UUID v7, `2026-05-31`: the same however late the event arrives. */
export function dateOfId(id: string): string {
  const milliseconds = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  const day = Math.floor(Math.min(milliseconds, LAST_DAY) / DAY_MS);
  if (day !== latest.day) latest = { day, date: new Date(day * DAY_MS).toISOString().slice(0, 10) };
  return latest.date;
}
