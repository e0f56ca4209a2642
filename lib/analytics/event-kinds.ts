import { z } from 'zod';

/** What the fields of a kind come out as, once checked. */
type Checked<Fields extends z.ZodRawShape> = z.output<z.ZodObject<Fields, z.core.$strip>>;

type NoOther<Columns, Row> = Record<Exclude<keyof Columns, keyof Row>, never>;

/**
 * For a table of the kinds of events a row can hold. A kind says which fields it has besides those of every kind, and
 * which columns they fill.
 */
export const eventKindOf =
  <Row>() =>
  <Fields extends z.ZodRawShape, Columns extends Partial<Row>>(
    fields: Fields,
    // A column the table does not have would be dropped without a word: it does not compile.
    columns: (event: Checked<Fields & { type: z.ZodString }>) => Columns & NoOther<Columns, Row>,
  ) => ({ fields, columns });

type Kinds = Record<string, { fields: z.ZodRawShape }>;

/** The events of a table of kinds, by their type. `Common` are the fields of every kind. */
export type EventsByType<Common extends z.ZodRawShape, Table extends Kinds> = {
  [Type in keyof Table]: Checked<Common & Table[Type]['fields'] & { type: z.ZodLiteral<Type & string> }>;
};

/** The columns an event fills by the table of kinds. */
export const columnsByKind =
  <Events extends Record<string, { type: string }>, Row>(
    table: {
      [Type in keyof Events]: { columns: (event: Events[Type]) => Partial<Row> };
    },
  ) =>
  <Type extends keyof Events>(type: Type, event: Events[Type]): Partial<Row> =>
    table[type].columns(event);

/** Checks an event by its type; other fields than its kind has are left out, as another version may send them. */
export function eventSchema<Common extends z.ZodRawShape, Table extends Kinds>(common: Common, kinds: Table) {
  const schemas = Object.entries(kinds).map(([type, { fields }]) =>
    z.object({ ...common, ...fields, type: z.literal(type) }),
  );
  const [first, ...others] = schemas;
  if (!first) throw new Error('A table of events has kinds.');
  type Event = EventsByType<Common, Table>[keyof Table];
  // Written from the same table as the type, whose keys a list of entries no longer knows.
  return z.discriminatedUnion('type', [first, ...others]) as z.ZodType<Event>;
}
