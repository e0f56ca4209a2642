import { randomBytes } from 'node:crypto';
import postgres from 'postgres';

/** The variable that tells the workers the address of the test run's server. */
export const serverVariable = 'TEST_DATABASE_SERVER';

/** A migrated database without rows, which is copied for each test file. */
export const templateName = 'site_template';

/** The same server and account, with another database. */
export function databaseAt(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** @throws {Error} when the run's global setup has not started a server */
function serverAddress(): string {
  const url = process.env[serverVariable];
  if (!url)
    throw new Error(`${serverVariable} is not set: tests/support/database-server.ts starts the server.`);
  return url;
}

/** The name of the connections that look at what is stored: all others are the site's. */
export const observerName = 'site-tests';

/** A database for one test file. */
export type TestDatabase = {
  url: string;
  /** For looking at what is stored, without the site's own client. */
  sql: postgres.Sql;
  drop(): Promise<void>;
};

/** Does what belongs to a server, such as making databases and roles, over a connection of its own. */
export async function administer(server: string, statements: string): Promise<void> {
  const admin = postgres(server, { max: 1, onnotice: () => {} });
  await admin.unsafe(statements);
  await admin.end();
}

/** For `createTestDatabase`: one without any schema that is not of UTF8, as `initdb` without a locale has them. */
export const templateOf = (encoding: 'SQL_ASCII' | 'LATIN1') =>
  `template0 encoding '${encoding}' locale_provider libc locale 'C'`;

/** @param template `template0` makes one without any schema */
export async function createTestDatabase(template = templateName): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(serverAddress(), `create database ${name} template ${template}`);
  const url = databaseAt(serverAddress(), name);
  const sql = postgres(url, {
    max: 4,
    onnotice: () => {},
    connection: { application_name: observerName },
  });
  return {
    url,
    sql,
    async drop() {
      await sql.end({ timeout: 5 });
      await administer(serverAddress(), `drop database ${name} with (force)`);
    },
  };
}
