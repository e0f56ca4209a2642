import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A text as SQL writes it, where there can be no parameters. */
export const sqlLiteral = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** Any text of 1 to so many characters, for a CHECK constraint: what it says is the site's, and changes with it. */
export const isLabel = (column: AnyPgColumn, limit: number): SQL =>
  sql`char_length(${column}) between 1 and ${sql.raw(`${limit}`)}`;

/** `column in ('a', 'b')` for a CHECK constraint, which takes no parameters. */
export const oneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map(sqlLiteral).join(', '))})`;
