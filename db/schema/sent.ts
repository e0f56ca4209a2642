import { type Column, getTableColumns, type Table } from 'drizzle-orm';

/** A row as a statement takes it in JSON: a moment is in milliseconds since 1970, which costs half of a date's text. */
export type Sent<Row> = {
  [Key in keyof Row]: Row[Key] extends Date | null | undefined ? number | Exclude<Row[Key], Date> : Row[Key];
};

/**
 * The columns of a table that come from a record, and how json_to_recordset or jsonb_to_recordset has to read them.
 * @param own columns, by their names in the schema, that the statement fills by itself
 */
export function sentColumns(table: Table, own: readonly string[] = []) {
  const sent = Object.entries(getTableColumns(table)).filter(
    ([key]) => key !== 'createdAt' && !own.includes(key),
  );
  return {
    names: sent.map(([, column]) => column.name).join(', '),
    values: sent.map(([key, column]) => (isMoment(column) ? moment(key) : `sent."${key}"`)).join(', '),
    types: sent
      .map(([key, column]) => `"${key}" ${isMoment(column) ? 'double precision' : column.getSQLType()}`)
      .join(', '),
  };
}

const isMoment = ({ dataType }: Column) => dataType === 'date';
const moment = (key: string) => `to_timestamp(sent."${key}" / 1000)`;
