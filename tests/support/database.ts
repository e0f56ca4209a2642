import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { databaseAt, serverAddress, templateName } from './database-address';

/** A database of a test file's own. */
export type TestDatabase = {
  url: string;
  /** For looking at what is stored, past the site's own client. */
  sql: postgres.Sql;
  drop(): Promise<void>;
};

async function administer(statement: string): Promise<void> {
  const admin = postgres(serverAddress(), { max: 1, onnotice: () => {} });
  await admin.unsafe(statement);
  await admin.end();
}

/** @param template `template0` for one without any schema */
export async function createTestDatabase(template = templateName): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(`create database ${name} template ${template}`);
  const url = databaseAt(serverAddress(), name);
  const sql = postgres(url, { max: 4, onnotice: () => {} });
  return {
    url,
    sql,
    async drop() {
      await sql.end({ timeout: 5 });
      await administer(`drop database ${name} with (force)`);
    },
  };
}
