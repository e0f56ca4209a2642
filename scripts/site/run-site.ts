import { once } from 'node:events';
import { createServer } from 'node:net';
import { closeDatabase } from '@/db/client';
import { reportWaitingAssessments } from '@/lib/assessments/submit-assessment';
import { buildIfNeeded } from '@/scripts/build';
import { Refusal } from '@/scripts/refusal';
import { startServer } from '@/scripts/server';
import { shortenBrokenUploads } from './broken-uploads';
import { migrateDatabase, openDatabase } from './database';
import { checkEnvironment } from './environment';
import { onShutdown, shutDown, shutDownOnSignals } from './shutdown';

const portReasons: Record<string, string> = {
  EADDRINUSE: 'another program is listening there',
  EACCES: 'this account may not listen there',
};

/** What to tell an operator about a port that could not be had; any other error as it is. */
function portRefusal(port: number, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = portReasons[code];
  if (!reason) return error;
  return new Refusal(
    `PORT: the site cannot use port ${port}, ${reason}.`,
    'Stop that program, or choose another port: PORT=3100 npm start',
  );
}

/**
 * Looks before the slow steps begin.
 * @throws {Refusal} when the port is taken
 */
async function checkPort(port: number): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(port), 'listening');
  } catch (error) {
    throw portRefusal(port, error);
  }
  probe.close();
  await once(probe, 'close');
}

/**
 * Serves until the process ends, and says so in one short block.
 * @param options.port 0 takes a free one
 */
export async function serveSite(options: { dev: boolean; port: number; psql: string }): Promise<void> {
  shortenBrokenUploads();
  const server = await startServer(options).catch((error: unknown) => {
    throw portRefusal(options.port, error);
  });
  onShutdown(closeDatabase);
  // After the server: until then they are still being stored.
  onShutdown(async () => reportWaitingAssessments());
  onShutdown(server.stop);
  const lines = [
    `  Site      http://localhost:${server.port}`,
    `  Database  ${options.psql}`,
    `  Stop      Ctrl-C, or kill ${process.pid}`,
  ];
  console.log(`\n${lines.join('\n')}\n`);
}

/**
 * From nothing to a served site. Whatever can be refused is refused before the slow build.
 * @throws {Refusal} after stopping what was already started
 */
export async function runSite({ dev }: { dev: boolean }): Promise<void> {
  shutDownOnSignals();
  try {
    const { DATABASE_URL, PORT } = checkEnvironment();
    await checkPort(PORT);
    const { url, psql } = await openDatabase(DATABASE_URL);
    if (!dev) await buildIfNeeded();
    await migrateDatabase(url);
    await serveSite({ dev, port: PORT, psql });
  } catch (error) {
    await shutDown();
    throw error;
  }
}
