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
