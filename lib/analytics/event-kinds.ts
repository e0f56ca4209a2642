import { z } from 'zod';

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
