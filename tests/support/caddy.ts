import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { freePort } from '@/scripts/postgres/launch-server';

export const hasCaddy = spawnSync('caddy', ['version']).status === 0;

/** `deploy/Caddyfile` as it is, except for the certificate, the ports and the one at which Caddy itself is asked. */
const deployed = (port: number, sitePort: number) =>
  readFileSync('deploy/Caddyfile', 'utf8')
    .replace(/^\{$/m, '{\n\tadmin off')
    .replace('agency.example {', `http://127.0.0.1:${port} {`)
    .replace('www.agency.example {', `http://www.agency.example:${port} {`)
    .replace('127.0.0.1:3000', `127.0.0.1:${sitePort}`);

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** Caddy as `deploy/` configures it, before a site on this port, until the end of the test or of its log. */
export async function startCaddy(sitePort: number) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, deployed(port, sitePort));
  const caddy = spawn('caddy', ['run', '--config', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const log = text(caddy.stderr);
  onTestFinished(async () => {
    caddy.kill('SIGTERM');
    if (caddy.exitCode === null) await once(caddy, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });
  while (!(await listens(port))) {
    if (caddy.exitCode !== null) throw new Error(`Caddy ended with ${caddy.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Ends it, and has all that it wrote. */
    endedLog: () => {
      caddy.kill('SIGTERM');
      return log;
    },
  };
}
