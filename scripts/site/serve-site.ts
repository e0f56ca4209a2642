import { closeDatabase } from '@/db/client';
import { startServer } from '@/scripts/server';
import { portRefusal } from './port';
import { onShutdown } from './shutdown';

/**
 * Serves until the process ends, and says so in one short block.
 * @param options.port 0 takes a free one
 */
export async function serveSite(options: { dev: boolean; port: number; psql: string }): Promise<void> {
  const server = await startServer(options).catch((error: unknown) => {
    throw portRefusal(options.port, error);
  });
  onShutdown(closeDatabase);
  onShutdown(server.stop);
  const lines = [
    `  Site      http://localhost:${server.port}`,
    `  Database  ${options.psql}`,
    `  Stop      Ctrl-C, or kill ${process.pid}`,
  ];
  console.log(`\n${lines.join('\n')}\n`);
}
