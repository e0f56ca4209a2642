import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A text as an SQL literal, for where parameters are not possible. */
export const sqlLiteral = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** 1 to `limit` characters, for a CHECK constraint. */
export const hasLengthUpTo = (column: AnyPgColumn, limit: number): SQL =>
  sql`char_length(${column}) between 1 and ${sql.raw(`${limit}`)}`;

/** `column in ('a', 'b')` for a CHECK constraint, which takes no parameters. */
export const oneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map(sqlLiteral).join(', '))})`;
