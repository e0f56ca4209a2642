import postgres from 'postgres';

/** Asks a database one question over a connection of its own. */
export async function ask<Row extends object>(url: string, query: string): Promise<Row[]> {
  const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => {} });
  try {
    return await sql.unsafe<Row[]>(query);
  } finally {
    await sql.end({ timeout: 0 });
  }
}
