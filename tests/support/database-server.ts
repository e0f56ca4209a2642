import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@/db/migrate';
import { layoutOf } from '@/scripts/postgres/cluster';
import { ensurePostgres } from '@/scripts/postgres/ensure-postgres';
import { administer, databaseAt, serverVariable, templateName } from './database';

/** A crash would lose nothing worth keeping, so nothing waits for the disk. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' };

const dropTemplate = (url: string) => administer(url, `drop database if exists ${templateName}`);

async function makeTemplate(url: string): Promise<void> {
  await dropTemplate(url);
  await administer(url, `create database ${templateName}`);
  await migrate(databaseAt(url, templateName));
}

/** Has the server of this folder end with this process, however that ends. @returns leaves it to this process again */
function endWithRun(folder: string): () => void {
  const pid = String(Number.parseInt(readFileSync(layoutOf(folder).pidFile, 'utf8'), 10));
  const program = fileURLToPath(new URL('end-with-run.mjs', import.meta.url));
  const watcher = spawn(process.execPath, [program, pid, folder], {
    // Not in the group of processes that a terminal ends.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  return () => void watcher.kill();
}

/**
 * The database server of one test run: the global setup of Vitest and of Playwright, which pass the environment on to
 * their workers, and call the returned function at the end. A given server, of another version for example, is used as
 * it is: its address must be a superuser's, and it needs room for 200 connections.
 */
export default async function startDatabaseServer(): Promise<() => Promise<void>> {
  const given = process.env[serverVariable];
  if (given) {
    await makeTemplate(given);
    return () => dropTemplate(given);
  }
  const folder = join(tmpdir(), `site tests ${randomUUID()}`);
  const server = await ensurePostgres({ folder, settings });
  const leave = endWithRun(folder);
  const stop = async () => {
    leave();
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
