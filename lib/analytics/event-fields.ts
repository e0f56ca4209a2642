import { z } from 'zod';
import { eventLimits as limits } from '@/content/analytics';
import { isStorable } from '@/lib/storable-text';
import { recordedText } from './personal-data';

/** A text of at most so many UTF-16 units that PostgreSQL can store. */
export const textUpTo = (limit: number) =>
  z
    .string()
    // UTF-16 units, because the browser cuts by them; `max` would count code points.
    .refine((value) => value.length <= limit, `at most ${limit} characters`)
    .refine(isStorable, 'NUL and half surrogate pairs cannot be stored');

/** The same for a text that comes from a link, a campaign or an error, and so may contain anybody's address or number. */
export const foreignTextUpTo = (limit: number) =>
  textUpTo(limit).transform((value) => recordedText(value, limit));

export const labelText = textUpTo(limits.label);
export const shortText = textUpTo(limits.text);

/** Always in lower case: Postgres takes both spellings for the same id, and one statement cannot store an id twice. */
export const uuidv7Field = z.uuidv7().toLowerCase();

/** A page of this site: only its path. A query may contain anything, even a visitor's address from a newsletter link. */
export const pagePath = textUpTo(limits.address)
  .regex(/^\/[^?#]*$/, 'a path without query')
  .transform((path) => recordedText(path, limits.address));

/** Milliseconds since 1970 by the browser's clock, however wrong; a date that Postgres and JavaScript can both hold. */
export const timestampField = z.int().min(0).max(Date.UTC(9999, 0));

export const secondsField = z.number().min(0).max(31_536_000);

/** What all events have. */
export const commonEventFields = {
  /** Made with the event, or for an exit when what it ends begins: sent twice, it is stored once. */
  id: uuidv7Field,
  /** Counts the events of a session from 1: a gap means that an event was lost. */
  seq: z.int().min(1).max(1_000_000),
  at: timestampField,
};
