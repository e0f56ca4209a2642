import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '@/scripts/refusal';
import { type Account, serverEnvironment } from './account';
import { type Binaries, keepLanguage } from './binaries';
import type { Layout } from './cluster';
import { findRunningServer, type RunningServer } from './running-server';

/** @param wanted 0 for any free port. @returns the port, or undefined when something listens on it */
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

/** Below the ports that systems give to outgoing connections: such a port will probably be free the next time, too. */
const LOWEST = 20_000;
const HIGHEST = 30_000;

/** A port on 127.0.0.1 on which nothing listens, now and probably for a while. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const port = await tryPort(randomInt(LOWEST, HIGHEST));
    if (port !== undefined) return port;
  }
  const port = await tryPort(0);
  if (port === undefined) throw new Error('the system gave no port');
  return port;
}

function rememberedPort(layout: Layout): number | undefined {
  try {
    return Number(readFileSync(layout.port, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** The port of this cluster since its first start, so that saved connections keep working; if it is taken, another one. */
export async function choosePort(layout: Layout): Promise<{ port: number; note?: string }> {
  const remembered = rememberedPort(layout);
  if (remembered === undefined) return { port: await freePort() };
  if ((await tryPort(remembered)) !== undefined) return { port: remembered };
  const port = await freePort();
  return {
    port,
    note: `The embedded database listens on port ${port} this time: another program has taken its port ${remembered}.`,
  };
}

/** Does nothing where a port is already remembered. */
export function rememberPort(layout: Layout, port: number): void {
  if (rememberedPort(layout) === undefined) writeFileSync(layout.port, `${port}\n`);
}

/** PostgreSQL's own settings by name (`fsync: 'off'`). */
export type Settings = Record<string, string>;

/** The log must not repeat what visitors wrote: neither statements nor failing rows. compose.yaml says so too. */
export const settingsOfLog: Settings = { log_min_error_statement: 'panic', log_error_verbosity: 'terse' };

const SETTINGS: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  ...settingsOfLog,
};

const asArguments = (settings: Settings) =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

function spawnServer(layout: Layout, binaries: Binaries, account: Account, port: number, settings: Settings) {
  const log = openSync(layout.log, 'a', 0o600);
  const own = { ...SETTINGS, ...keepLanguage(binaries, layout.libraries) };
  const child = spawn(
    binaries.postgres,
    ['-D', layout.data, '-p', String(port), ...asArguments({ ...own, ...settings })],
    // Detached, because Ctrl-C must not reach PostgreSQL before the site has finished what is running.
    {
      ...account,
      cwd: layout.folder,
      env: serverEnvironment(),
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  child.unref();
  return child;
}

const NO_REASON = 'it gave no reason';

function reasonIn(log: string): string {
  const fatal = /(?:FATAL|PANIC): {2}(.*)/.exec(log)?.[1];
  const [first = ''] = log.replace('postgres: ', '').split('\n');
  return fatal ?? (first || NO_REASON);
}

export const makeRoom = 'Make room and start it again: what it holds is still there.';

/** What to do about the server's own reason; nobody should give up a folder only because the disk is full. */
export function adviceOn(reason: string, data: string): string {
  // This happens after a copy that did not keep the modes.
  if (reason.includes('invalid permissions')) return `Take the others' rights away: chmod 700 '${data}'`;
  if (/No space left|Disk quota|Cannot allocate memory/.test(reason)) return makeRoom;
  if (reason.includes('incompatible with server'))
    return 'What it holds is whole, and of another PostgreSQL: go back to the version of the site before this, npm ci, npm run backup. Then this one, npm ci, move that folder away, npm run restore -- FILE --embedded.';
  // Its log is on the same disk.
  if (reason === NO_REASON) return `Where that disk is full, not even a reason can be written. ${makeRoom}`;
  return 'Move that folder away to begin with an empty database, or set DATABASE_URL.';
}

function launchRefusal(layout: Layout, logStart: number): Refusal {
  const reason = reasonIn(readFileSync(layout.log).subarray(logStart).toString());
  return new Refusal(
    `The embedded PostgreSQL did not start on ${layout.folder}: ${reason}.`,
    `Its log is ${layout.log}.`,
    adviceOn(reason, layout.data),
  );
}

/**
 * Starts PostgreSQL and waits until it answers. If several are started at once on one folder, PostgreSQL lets only one
 * live, and the others find that one. `started` says whether it is ours.
 * @throws {Refusal} with PostgreSQL's reason when none lives
 */
export async function launchServer(
  layout: Layout,
  binaries: Binaries,
  account: Account,
  { port, settings }: { port: number; settings: Settings },
): Promise<RunningServer & { started: boolean }> {
  const logStart = statSync(layout.log, { throwIfNoEntry: false })?.size ?? 0;
  const child = spawnServer(layout, binaries, account, port, settings);
  const ended = once(child, 'exit').catch(() => {});
  for (let isAlive = true; isAlive; ) {
    isAlive = await Promise.race([ended.then(() => false), sleep(20, true)]);
    const server = await findRunningServer(layout);
    if (server) return { ...server, started: server.pid === child.pid };
  }
  throw launchRefusal(layout, logStart);
}
