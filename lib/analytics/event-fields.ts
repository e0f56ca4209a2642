import { z } from 'zod';
import { eventLimits as limits } from '@/content/analytics';
import { isStorable } from '@/lib/storable-text';
import { withoutPersonalData } from './scrub';

/** A text of at most so many UTF-16 units that PostgreSQL can store. */
export const textUpTo = (limit: number) =>
  z
    .string()
    // UTF-16 units, as the browser cuts; `max` would count code points.
    .refine((value) => value.length <= limit, `at most ${limit} characters`)
    .refine(isStorable, 'NUL and half surrogate pairs cannot be stored');

/** The same for a text that a link, a campaign or an error has written, which may hold anybody's address or number. */
export const foreignTextUpTo = (limit: number) =>
  textUpTo(limit).transform((value) => withoutPersonalData(value).slice(0, limit));

export const labelText = textUpTo(limits.label);
export const shortText = textUpTo(limits.text);

/** In one spelling: Postgres takes two spellings for one id, and a statement cannot store that twice. */
export const uuidv7Field = z.uuidv7().toLowerCase();

/** A page of this site: its path alone. Queries may carry anything, also a visitor's address from a newsletter. */
export const pagePath = textUpTo(limits.address)
  .regex(/^\/[^?#]*$/, 'a path without query')
  .transform((path) => withoutPersonalData(path).slice(0, limits.address));

/** Milliseconds since 1970 by the browser's clock, wrong as it may be; a date Postgres and JavaScript both know. */
export const timestampField = z.int().min(0).max(Date.UTC(9999, 0));

export const secondsField = z.number().min(0).max(31_536_000);

/** What all events have. */
export const commonEventFields = {
  /** Made with the event, or for an exit when what it ends began: sent twice, it is stored once. */
  id: uuidv7Field,
  /** Counts all events of a session from 1: a hole is an event that was lost. */
  seq: z.int().min(1).max(1_000_000),
  at: timestampField,
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long an unsent batch is kept by a browser: nothing that arrives can be older. */
const OLDEST_MS = 7 * DAY_MS;

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

/** The moment in a UUID v7, as far as it can be believed. @param now milliseconds since 1970, ours */
export const momentOfId = (id: string, now: number): number =>
  eventMoment(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16), now);

/** The date (UTC) of that moment, `2026-05-31`: the same however late the event arrives. */
export function dateOfId(id: string, now: number): string {
  const day = Math.floor(momentOfId(id, now) / DAY_MS);
  if (day !== latest.day) latest = { day, date: new Date(day * DAY_MS).toISOString().slice(0, 10) };
  return latest.date;
}
