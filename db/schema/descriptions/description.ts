import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { sqlLiteral } from '@/db/schema/checks';

type TableDescription<Table extends PgTable> = {
  /** What one row is. */
  about: string;
  /** What it means, its unit, who writes it; for a time, what it is good for. */
  columns: { [Column in keyof Table['$inferSelect']]: string };
};

/** What each table of a module of the schema is, and each of its columns. One that is forgotten does not compile. */
export type Descriptions<Module> = {
  [Name in keyof Module as Module[Name] extends PgTable ? Name : never]: Module[Name] extends PgTable
    ? TableDescription<Module[Name]>
    : never;
};

function tableComments(table: PgTable, about: string, columns: Record<string, string>): string[] {
  const name = getTableName(table);
  const ofColumns = Object.entries(getTableColumns(table)).map(
    ([key, column]) => `comment on column ${name}.${column.name} is ${sqlLiteral(columns[key] ?? '')};`,
  );
  return [`comment on table ${name} is ${sqlLiteral(about)};`, ...ofColumns];
}

/** The SQL that writes the descriptions into the database. */
export const commentStatements = <Module extends Record<string, unknown>>(
  module: Module,
  descriptions: Record<string, { about: string; columns: Record<string, string> }>,
): string[] =>
  Object.entries(descriptions).flatMap(([name, { about, columns }]) => {
    const table = module[name];
    return is(table, PgTable) ? tableComments(table, about, columns) : [];
  });
