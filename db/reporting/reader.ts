import type { Sql } from 'postgres';
import { withClient } from '@/db/connect';
import { sqlLiteral } from '@/db/schema/checks';

export const readerRole = 'reporting_reader';

/** Long enough for any view over months, and short enough that a forgotten query or transaction harms nobody. */
const LONGEST_QUERY = '60s';

const roleSql = (verb: 'create' | 'alter', password: string) => `
  ${verb} role ${readerRole} login password ${sqlLiteral(password)};
  alter role ${readerRole} set default_transaction_read_only = on;
  alter role ${readerRole} set statement_timeout = '${LONGEST_QUERY}';
  alter role ${readerRole} set idle_in_transaction_session_timeout = '${LONGEST_QUERY}';
  alter role ${readerRole} set search_path = reporting`;

// Views read with the rights of their owner, so the reader needs no rights on tables. Views of a later version are
// readable too.
const rightsSql = `
  do $$ begin execute format('grant connect on database %I to ${readerRole}', current_database()); end $$;
  grant usage on schema reporting to ${readerRole};
  grant select on all tables in schema reporting to ${readerRole};
  alter default privileges in schema reporting grant select on tables to ${readerRole}`;

async function exists(sql: Sql): Promise<boolean> {
  const rows = await sql`select from pg_roles where rolname = ${readerRole}`;
  return rows.length > 0;
}

/**
 * Makes the role that reads the views, or gives it another password.
 * @throws {Error} with a `code` when the database cannot be reached or refuses
 */
export async function makeReader(url: string, password: string): Promise<{ isNew: boolean }> {
  return withClient(url, async (sql) => {
    const isNew = !(await exists(sql));
    // Without parameters, several statements run as one transaction.
    await sql.unsafe(`${roleSql(isNew ? 'create' : 'alter', password)}; ${rightsSql}`);
    return { isNew };
  });
}
