/** Carries the address of the test run's server to its workers. */
export const serverVariable = 'TEST_DATABASE_SERVER';

/** A migrated database without rows, copied for each test file. */
export const templateName = 'site_template';

/** The same server and account, another database. */
export function databaseAt(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** @throws {Error} when the run's global setup has not started a server */
export function serverAddress(): string {
  const url = process.env[serverVariable];
  if (!url)
    throw new Error(`${serverVariable} is not set: tests/support/database-server.ts starts the server.`);
  return url;
}
