import { entryLifetime } from '@/lib/browser/outbox';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When something happened, as far as a browser's clock can be believed: never after it arrived, and never further back
 * than an outbox keeps what could not be sent.
 * @param at milliseconds since 1970, by the browser's clock
 * @param now milliseconds since 1970, by ours
 * @returns milliseconds since 1970
 */
export const eventMoment = (at: number, now: number): number =>
  Math.min(Math.max(at, now - entryLifetime), now);

/** The moment in a UUID v7, as far as it can be believed. @param now milliseconds since 1970, ours */
export const momentOfId = (id: string, now: number): number =>
  eventMoment(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16), now);

/** The last date that was written out: nearly all events that arrive are from the same day. */
let latest = { day: 0, date: '1970-01-01' };

/** The date (UTC) of that moment, `2026-05-31`: the same however late the event arrives. */
export function dateOfId(id: string, now: number): string {
  const day = Math.floor(momentOfId(id, now) / DAY_MS);
  if (day !== latest.day) latest = { day, date: new Date(day * DAY_MS).toISOString().slice(0, 10) };
  return latest.date;
}
