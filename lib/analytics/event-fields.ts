import { z } from 'zod';
import { eventLimits as limits } from '@/content/analytics';
import { isStorable } from '@/lib/forms/is-storable';

/** A text of at most so many UTF-16 units that PostgreSQL can store. */
export const text = (limit: number) =>
  z
    .string()
    // UTF-16 units, as the browser cuts; `max` would count code points.
    .refine((value) => value.length <= limit, `at most ${limit} characters`)
    .refine(isStorable, 'NUL and half surrogate pairs cannot be stored');

export const label = text(limits.label);
export const shortText = text(limits.text);

/** In one spelling: Postgres takes two spellings for one id, and a statement cannot store that twice. */
export const id = z.uuidv7().toLowerCase();

/** A page of this site: its path alone. Queries may carry anything, also a visitor's address from a newsletter. */
export const page = text(limits.address).regex(/^\/[^?#]*$/, 'a path without query');

/** Milliseconds since 1970 by the browser's clock, wrong as it may be; a date Postgres and JavaScript both know. */
export const moment = z.int().min(0).max(Date.UTC(9999, 0));

export const seconds = z.number().min(0).max(31_536_000);

/** What all events have. */
export const event = {
  /** Made with the event, or for an exit when what it ends began: sent twice, it is stored once. */
  id,
  /** Counts all events of a session from 1: a hole is an event that was lost. */
  seq: z.int().min(1).max(1_000_000),
  at: moment,
};
