import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { migrate } from '@/db/migrate';
import { ensurePostgres } from '@/scripts/postgres/ensure-postgres';
import { databaseAt, serverVariable, templateName } from './database';

/** A crash loses nothing worth keeping here, so nothing waits for the disk. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' };

async function makeTemplate(url: string): Promise<void> {
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${templateName}`);
  await admin.end();
  await migrate(databaseAt(url, templateName));
}

/**
 * The database server of one test run: global setup of Vitest and of Playwright, which pass the environment on to
 * their workers and call the returned function at the end.
 */
export default async function startDatabaseServer(): Promise<() => Promise<void>> {
  const folder = join(tmpdir(), `site tests ${randomUUID()}`);
  const server = await ensurePostgres({ folder, settings });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  process.env[serverVariable] = server.url;
  try {
    await makeTemplate(server.url);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
