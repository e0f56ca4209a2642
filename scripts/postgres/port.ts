import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Layout } from './cluster';

/** @param wanted 0 for any that is free. @returns the port, or undefined when something listens there */
async function tryPort(wanted: number): Promise<number | undefined> {
  const server = createServer();
  try {
    await once(server.listen(wanted, '127.0.0.1'), 'listening');
  } catch {
    return undefined;
  }
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address === null || typeof address === 'string' ? undefined : address.port;
}

/** A port on 127.0.0.1 that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const port = await tryPort(0);
  if (port === undefined) throw new Error('the system gave no port');
  return port;
}

/** Below the ports that systems give to connections of the moment: such a port is likely to be free the next time. */
const LOWEST = 20_000;
const HIGHEST = 30_000;

async function freeLastingPort(): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const port = await tryPort(randomInt(LOWEST, HIGHEST));
    if (port !== undefined) return port;
  }
  return freePort();
}

function rememberedPort(layout: Layout): number | undefined {
  try {
    return Number(readFileSync(layout.port, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** The port this cluster has had from its first start, so that saved connections stay good, or another for this once. */
export async function choosePort(layout: Layout): Promise<{ port: number; note?: string }> {
  const remembered = rememberedPort(layout);
  if (remembered === undefined) return { port: await freeLastingPort() };
  if ((await tryPort(remembered)) !== undefined) return { port: remembered };
  const port = await freeLastingPort();
  return {
    port,
    note: `The embedded database listens on port ${port} this time: another program has taken its port ${remembered}.`,
  };
}

/** Does nothing where a port is remembered already. */
export function rememberPort(layout: Layout, port: number): void {
  if (rememberedPort(layout) === undefined) writeFileSync(layout.port, `${port}\n`);
}
