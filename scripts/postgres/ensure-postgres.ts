import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '@/lib/error-code';
import { Refusal } from '@/scripts/refusal';
import { type Account, serverAccount, serverEnvironment } from './account';
import { type Binaries, findBinaries } from './binaries';
import { createCluster, databaseUser, type Layout, layoutOf, placeFolder, refuseFile } from './cluster';
import { choosePort, launchServer, makeRoom, rememberPort, type Settings } from './launch-server';
import {
  findRunningServer,
  isGone,
  isServerProcess,
  keepServer,
  type RunningServer,
  serverPid,
  waitUntilGone,
} from './running-server';
import { isUsedByOthers, joinUsers, leaveUsers } from './users';

/** What to tell an operator whose folder cannot be written to; any other error as it is. */
export function writeRefusal(folder: string, error: unknown): unknown {
  const code = errorCode(error);
  if (code === 'ENOSPC')
    return new Refusal(`The embedded PostgreSQL cannot write to ${folder}: the disk is full.`, makeRoom);
  if (!['EACCES', 'EROFS', 'EPERM'].includes(code)) return error;
  return new Refusal(
    `DATABASE_URL is not set, and the embedded PostgreSQL may not write to ${folder}.`,
    'Set DATABASE_URL, or let this account write there.',
  );
}

/** An embedded PostgreSQL that is running. */
export type EmbeddedPostgres = {
  /** Contains the password. */
  url: string;
  /** A line to type into a terminal in the project's folder; it reads the password from its file. */
  psql: string;
  /** Whether the server was already running. */
  attached: boolean;
  /** A sentence that says so, where it listens on another port than before. */
  note: string | undefined;
  /** Has it started again whenever it dies, until it is stopped; `giveUp` is called when that does not help. */
  keep(giveUp: () => void): void;
  /** Stops the server, unless another process works with it, which will then stop it. */
  stop(): Promise<void>;
};

function readPassword(layout: Layout): string {
  if (existsSync(layout.password)) return readFileSync(layout.password, 'utf8').trim();
  throw new Refusal(
    `The embedded PostgreSQL's folder ${layout.folder} has lost its password file.`,
    'Move that folder away to begin with an empty database, or set DATABASE_URL.',
  );
}

async function leave(layout: Layout, lastPid: number, pgCtl: string, account: Account): Promise<void> {
  leaveUsers(layout);
  if (isUsedByOthers(layout)) return;
  // Another process may have started it again since. If its file is gone, it is ending.
  const pid = serverPid(layout) ?? lastPid;
  if (!isServerProcess(pid)) return;
  const options = { ...account, cwd: layout.folder, env: serverEnvironment() };
  try {
    // With `-W`, pg_ctl does not wait: it would also wait for the end of a server that is started meanwhile.
    await promisify(execFile)(pgCtl, ['-D', layout.data, '-m', 'fast', '-W', 'stop'], options);
  } catch (error) {
    // A server whose file is gone is ending already, and pg_ctl cannot find it.
    if (existsSync(layout.pidFile)) throw error;
    if (isServerProcess(pid)) process.kill(pid, 'SIGINT');
  }
  await waitUntilGone(pid);
}

/** The folder with its cluster, which this process works with from now on. */
async function openLayout(folder: string, binaries: Binaries, account: Account): Promise<Layout> {
  const layout = layoutOf(placeFolder(folder, account));
  await createCluster(layout, binaries, account);
  joinUsers(layout, account);
  return layout;
}

function psqlLine(layout: Layout, port: number): string {
  const near = relative(process.cwd(), layout.password);
  const password = near.startsWith('..') ? layout.password : near;
  return `PGPASSWORD="$(cat '${password}')" psql -h 127.0.0.1 -p ${port} -U ${databaseUser} postgres`;
}

/**
 * A real PostgreSQL in a folder of its own, on 127.0.0.1 with a random password. It is created on first use, started,
 * or attached to when it is running already. `settings` apply only when it is started here.
 * @throws {Refusal} when it cannot run on this machine or in this folder
 */
export async function ensurePostgres(options: {
  folder: string;
  settings?: Settings;
}): Promise<EmbeddedPostgres> {
  const folder = resolve(options.folder);
  refuseFile(folder);
  const account = serverAccount(layoutOf(folder).data);
  const binaries = findBinaries(account);
  const layout = await openLayout(folder, binaries, account).catch((error: unknown) => {
    throw writeRefusal(folder, error);
  });
  const password = readPassword(layout);
  const settings = options.settings ?? {};
  const launch = (port: number) => launchServer(layout, binaries, account, { port, settings });
  // Looked for first, because a server that is ending still has its port.
  const running = await findRunningServer(layout);
  const { port, note } = running ? { port: running.port } : await choosePort(layout);
  let server: RunningServer & { started?: boolean } = running ?? (await launch(port));
  const attached = !server.started;
  rememberPort(layout, server.port);
  const restart = async () => {
    const next = (await findRunningServer(layout)) ?? (await launch(server.port));
    if (next.port !== server.port) throw new Error('It listens on another port.');
    server = next;
  };
  let isLeft = false;
  let release = () => Promise.resolve();
  return {
    url: `postgres://${databaseUser}:${password}@127.0.0.1:${server.port}/postgres`,
    psql: psqlLine(layout, server.port),
    attached,
    note: attached ? undefined : note,
    keep(giveUp) {
      if (isLeft) return;
      release = keepServer({ isGone: () => isGone(server.pid), restart, giveUp });
    },
    async stop() {
      isLeft = true;
      await release();
      await leave(layout, server.pid, binaries.pgCtl, account);
    },
  };
}
