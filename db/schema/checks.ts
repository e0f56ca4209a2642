import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

const sqlLiteral = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** `column in ('a', 'b')` for a CHECK constraint, which takes no parameters. */
export const oneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map(sqlLiteral).join(', '))})`;
