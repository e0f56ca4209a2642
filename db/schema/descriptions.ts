import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as analytics from './analytics';
import { analyticsDescriptions } from './analytics-descriptions';
import * as assessments from './assessments';
import * as careers from './careers';
import { sqlLiteral } from './checks';
import * as http from './http';
import * as leads from './leads';
import * as markedIds from './marked-ids';
import * as reporting from './reporting';
import { reportingDescriptions } from './reporting-descriptions';
import * as sales from './sales';

type TableDescription<Table extends PgTable> = {
  /** What one row is. */
  about: string;
  /**
   * What the column means, its unit and who writes it; for a time, what it is to be used for. It stands here alone: a
   * comment at the column says only why it is made so.
   */
  columns: { [Column in keyof Table['$inferSelect']]: string };
};

/** What each table in a module of the schema is, and each of its columns. One that is forgotten does not compile. */
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

/** The SQL that writes the descriptions of a module into the database. */
const commentStatements = <Module extends Record<string, unknown>>(
  module: Module,
  descriptions: Record<string, { about: string; columns: Record<string, string> }>,
): string[] =>
  Object.entries(descriptions).flatMap(([name, { about, columns }]) => {
    const table = module[name];
    return is(table, PgTable) ? tableComments(table, about, columns) : [];
  });

/** Writes a comment on every table and column. A table without a description does not compile. */
export const commentsSql = [
  ...commentStatements(analytics, analyticsDescriptions),
  ...commentStatements(
    assessments,
    assessments.assessmentDescriptions satisfies Descriptions<typeof assessments>,
  ),
  ...commentStatements(careers, careers.careerDescriptions satisfies Descriptions<typeof careers>),
  ...commentStatements(http, http.httpDescriptions satisfies Descriptions<typeof http>),
  ...commentStatements(leads, leads.leadDescriptions satisfies Descriptions<typeof leads>),
  ...commentStatements(markedIds, markedIds.markedIdDescriptions satisfies Descriptions<typeof markedIds>),
  ...commentStatements(reporting, reportingDescriptions),
  ...commentStatements(sales, sales.salesDescriptions satisfies Descriptions<typeof sales>),
].join('\n');
