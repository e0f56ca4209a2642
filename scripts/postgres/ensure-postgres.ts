import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Refusal } from '@/scripts/refusal';
import { type Account, serverAccount, serverEnvironment } from './account';
import { findBinaries } from './binaries';
import { createCluster, databaseUser, type Layout, layoutOf, placeFolder, refuseFile } from './cluster';
import { launchServer, type Settings } from './launch-server';
import { findRunningServer, isServerProcess, processExists } from './running-server';

function ownerPid(layout: Layout): number | undefined {
  try {
    return Number(readFileSync(layout.owner, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** This process will stop the server. */
const claimServer = (layout: Layout) => writeFileSync(layout.owner, `${process.pid}\n`);

/** A server whose process was killed has no one left to stop it: whoever attaches next does. */
function adoptIfOrphaned(layout: Layout): void {
  const pid = ownerPid(layout);
  if (pid === undefined || !processExists(pid)) claimServer(layout);
}

const isOwner = (layout: Layout) => ownerPid(layout) === process.pid;

/** An embedded PostgreSQL that answers. */
export type EmbeddedPostgres = {
  /** Carries the password. */
  url: string;
  /** A line for a terminal in the project's folder; reads the password from its file. */
  psql: string;
  /** Whether the server was running before. */
  attached: boolean;
  /** Stops the server if this process started it, or took over one whose process was killed. */
  stop(): Promise<void>;
};

function readPassword(layout: Layout): string {
  if (existsSync(layout.password)) return readFileSync(layout.password, 'utf8').trim();
  throw new Refusal(
    `The embedded PostgreSQL's folder ${layout.folder} has lost its password file.`,
    'Move that folder away to begin with an empty database, or set DATABASE_URL.',
  );
}

async function stopServer(layout: Layout, pid: number, pgCtl: string, account: Account): Promise<void> {
  if (!isOwner(layout) || !isServerProcess(pid)) return;
  const options = { ...account, cwd: layout.folder, env: serverEnvironment() };
  await promisify(execFile)(pgCtl, ['-D', layout.data, '-m', 'fast', '-t', '7', 'stop'], options);
}

function psqlLine(layout: Layout, port: number): string {
  const near = relative(process.cwd(), layout.password);
  const password = near.startsWith('..') ? layout.password : near;
  return `PGPASSWORD="$(cat '${password}')" psql -h 127.0.0.1 -p ${port} -U ${databaseUser} postgres`;
}

/**
 * A real PostgreSQL on a folder of its own, on 127.0.0.1 with a random password: made on first use, started, or
 * attached to when it runs already. `settings` apply only when it is started here.
 * @throws {Refusal} when it cannot run on this machine or on this folder
 */
export async function ensurePostgres(options: {
  folder: string;
  settings?: Settings;
}): Promise<EmbeddedPostgres> {
  const folder = resolve(options.folder);
  refuseFile(folder);
  const account = serverAccount(layoutOf(folder).data);
  const binaries = findBinaries(account);
  const layout = layoutOf(placeFolder(folder, account));
  await createCluster(layout, binaries, account);
  const password = readPassword(layout);
  const running = await findRunningServer(layout);
  const server = running ?? (await launchServer(layout, binaries, account, options.settings ?? {}));
  const attached = !('started' in server && server.started);
  if (attached) adoptIfOrphaned(layout);
  else claimServer(layout);
  return {
    url: `postgres://${databaseUser}:${password}@127.0.0.1:${server.port}/postgres`,
    psql: psqlLine(layout, server.port),
    attached,
    stop: () => stopServer(layout, server.pid, binaries.pgCtl, account),
  };
}
