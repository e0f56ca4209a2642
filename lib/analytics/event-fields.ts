import { z } from 'zod';
import { eventLimits as limits } from '@/content/analytics';
import { entryLifetime } from '@/lib/browser/outbox';
import { isStorable, truncate } from '@/lib/storable-text';

/**
 * Every repetition has a bound, to stay fast with long texts. In `package@1.2.3` a version follows the sign, not a domain.
 * The path of an address has `%2B` for a plus, and for a letter beyond ASCII its bytes, as `%C3%B6`. A letter may be two
 * characters, the second of which (`\p{M}`) is its mark: so some systems write file names, and what is copied from them.
 */
const emailAddress =
  /(?:[^\s@/?#&=:;,<>()[\]"'`%]|%2B|%[89A-F][\dA-F]){1,64}(?:@|%40)(?!\d+\.)(?:(?:[\p{L}\p{M}\p{Nd}-]|%[89A-F][\dA-F]){1,63}\.){1,8}(?:[\p{L}\p{M}]|%[89A-F][\dA-F]){2,24}/giu;

/**
 * The end of a text that was cut within an address: what stands before the sign with a part of the domain, or a part of
 * it. On how much that hangs does not matter: of more than stands before a sign the last 64 go.
 */
const cutAddress =
  /(?:(?:[^\s@/?#&=:;,<>()[\]"'`%]|%2B|%[89A-F][\dA-F]){1,64}(?:@|%40)(?:[\p{L}\p{M}\p{Nd}.-]|%[89A-F][\dA-F]){0,255}|(?:[\p{L}\p{M}\p{Nd}_.+-]|%2B|%[89A-F][\dA-F]){1,64})(?:%[\dA-F]?)?$/iu;

/** Only with a plus, or grouped as in North America: other runs of digits are far more often ids, dates or amounts. */
const phoneNumber =
  /(?<![\w.-])(?:(?:\+|%2B)\d(?:(?:[\s().-]|%20){0,3}\d){6,14}|(?:1[\s.-])?\(?\d{3}\)?[\s.-]{1,2}\d{3}[\s.-]\d{4})(?![\w-])/giu;

/** The end of a text that was cut within a number, however few of its digits are there. */
const cutNumber = /(?<![\w.%-])(?:\+|%2B|\(|\d)(?:[\d\s().-]|%20){0,40}(?:%2?)?$/iu;

/** A recorded text without the email addresses and phone numbers that a link, a campaign or an error may contain. */
export const withoutPersonalData = (text: string): string =>
  text.replace(emailAddress, '[email]').replace(phoneNumber, '[phone]');

/** Browsers cut a text before it is sent, through anything: at its limit, or one unit before where a pair was halved. */
function recordedText(text: string, limit: number): string {
  const known = withoutPersonalData(text);
  const isCut = text.length >= limit - 1;
  return truncate(isCut ? known.replace(cutNumber, '…').replace(cutAddress, '…') : known, limit);
}

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

/** The type of a kind's fields once they have been checked. */
type Checked<Fields extends z.ZodRawShape> = z.output<z.ZodObject<Fields, z.core.$strip>>;

type NoOther<Columns, Row> = Record<Exclude<keyof Columns, keyof Row>, never>;

/**
 * Makes one row of a table of event kinds: the fields this kind has in addition to those of every kind, the columns
 * they fill, and whether the event may come by itself, hours after the visitor last did anything.
 */
export const eventKindOf =
  <Row>() =>
  <Fields extends z.ZodRawShape, Columns extends Partial<Row>>(
    fields: Fields,
    // A column that the table does not have would be dropped silently, so it must not compile.
    columns: (event: Checked<Fields & { type: z.ZodString }>) => Columns & NoOther<Columns, Row>,
    { comesByItself = false } = {},
  ) => ({ fields, columns, comesByItself });

type Kinds = Record<string, { fields: z.ZodRawShape }>;

/** The events of a table of kinds, by their type. `Common` are the fields of every kind. */
export type EventsByType<Common extends z.ZodRawShape, Table extends Kinds> = {
  [Type in keyof Table]: Checked<Common & Table[Type]['fields'] & { type: z.ZodLiteral<Type & string> }>;
};

/** Looks up the columns an event fills in the table of kinds. */
export const columnsByKind =
  <Events extends Record<string, { type: string }>, Row>(
    table: {
      [Type in keyof Events]: { columns: (event: Events[Type]) => Partial<Row> };
    },
  ) =>
  <Type extends keyof Events>(type: Type, event: Events[Type]): Partial<Row> =>
    table[type].columns(event);

/** Checks an event by its type. Fields that its kind does not have are left out: a page of another version may send them. */
export function eventSchema<Common extends z.ZodRawShape, Table extends Kinds>(common: Common, kinds: Table) {
  const schemas = Object.entries(kinds).map(([type, { fields }]) =>
    z.object({ ...common, ...fields, type: z.literal(type) }),
  );
  const [first, ...others] = schemas;
  if (!first) throw new Error('A table of events has kinds.');
  type Event = EventsByType<Common, Table>[keyof Table];
  // The cast is sound: schemas and type come from one table, whose keys `Object.entries` forgets.
  return z.discriminatedUnion('type', [first, ...others]) as z.ZodType<Event>;
}
