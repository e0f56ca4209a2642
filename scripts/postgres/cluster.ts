import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Refusal } from '@/scripts/refusal';
import { type Account, serverEnvironment, systemFolder } from './account';
import type { Binaries } from './binaries';

/** The user of every connection to the embedded server; it owns the cluster. */
export const databaseUser = 'app';

/** The paths inside one embedded database folder. */
export type Layout = {
  folder: string;
  /** Created by one rename, so it is either complete or absent. */
  cluster: string;
  data: string;
  password: string;
  /** The port on which it was first started. */
  port: string;
  pidFile: string;
  /** Has a file for each process that works with the server, named by its id: the last one to leave stops the server. */
  users: string;
  log: string;
  /** Of what each new connection loads, a copy (`keepLanguage`). */
  libraries: string;
};

export const layoutOf = (folder: string): Layout => ({
  folder,
  cluster: join(folder, 'cluster'),
  data: join(folder, 'cluster', 'data'),
  password: join(folder, 'cluster', 'password'),
  port: join(folder, 'cluster', 'port'),
  pidFile: join(folder, 'cluster', 'data', 'postmaster.pid'),
  users: join(folder, 'users'),
  log: join(folder, 'server.log'),
  libraries: join(folder, 'libraries'),
});

const canEnter = (folder: string, account: Account) =>
  spawnSync('test', ['-x', folder], { ...account, cwd: '/' }).status === 0;

/** Keeps the folder where the account can reach it, and puts a link in its place. */
function placeElsewhere(folder: string): void {
  const target = mkdtempSync(join(systemFolder(), 'data-'));
  chmodSync(target, 0o755);
  try {
    symlinkSync(target, folder);
  } catch (error) {
    rmSync(target, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Removes an empty folder, or a link whose target is gone: no link can be put where one of these is. */
function makeRoom(folder: string): void {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (stats?.isDirectory()) rmdirSync(folder);
  else if (stats) rmSync(folder);
}

function makeFolder(folder: string, account: Account): void {
  mkdirSync(dirname(folder), { recursive: true });
  const isHidden = account && !canEnter(dirname(folder), account);
  if (isHidden || !existsSync(folder)) makeRoom(folder);
  if (isHidden) placeElsewhere(folder);
  else mkdirSync(folder, { recursive: true });
}

/** A link counts as used: its target may be empty because another start has only just made it. */
const isUsed = (folder: string) =>
  existsSync(folder) && (lstatSync(folder).isSymbolicLink() || readdirSync(folder).length > 0);

/** @throws {Refusal} where there is a file in place of the folder, or of one above it */
export function refuseFile(folder: string): void {
  if (folder !== dirname(folder)) refuseFile(dirname(folder));
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? true) return;
  throw new Refusal(
    `The embedded PostgreSQL needs a folder where there is a file: ${folder}.`,
    'Move that file away, or set DATABASE_URL.',
  );
}

/** Finds or makes the database folder. @returns its real path, because PostgreSQL records that one in its pid file */
export function placeFolder(folder: string, account: Account): string {
  if (!isUsed(folder)) makeFolder(folder, account);
  const found = realpathSync(folder);
  // Other accounts may pass through it, whatever the umask is; the data inside stay private.
  if (account) chmodSync(found, 0o755);
  return found;
}

// Without these, the encoding would be SQL_ASCII wherever the machine has no UTF-8 locale.
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** Making a cluster never takes longer than this. */
const LONGEST_MS = 60 * 60_000;

/** Removes the half-made clusters that killed starts of this account have left. */
function removeOldDrafts({ folder }: Layout): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith('new-'))) {
    const draft = join(folder, name);
    const stats = statSync(draft, { throwIfNoEntry: false });
    const isOwn = stats && stats.uid === (process.getuid?.() ?? stats.uid);
    if (isOwn && stats.mtimeMs < Date.now() - LONGEST_MS) rmSync(draft, { recursive: true, force: true });
  }
}

/** A folder that `nobody` can enter; its `data` and its password are private to the account. */
function draftFolder(layout: Layout, account: Account): string {
  const draft = mkdtempSync(join(layout.folder, 'new-'));
  chmodSync(draft, 0o755);
  mkdirSync(join(draft, 'data'), { mode: 0o700 });
  writeFileSync(join(draft, 'password'), `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (account) {
    for (const name of ['data', 'password']) chownSync(join(draft, name), account.uid, account.gid);
  }
  return draft;
}

async function initialize(draft: string, binaries: Binaries, account: Account): Promise<void> {
  const folder = ['-D', join(draft, 'data')];
  const login = ['-U', databaseUser, `--pwfile=${join(draft, 'password')}`, '--auth=scram-sha-256'];
  const options = { ...account, cwd: draft, env: serverEnvironment() };
  await promisify(execFile)(binaries.initdb, [...folder, ...login, ...LOCALE], options).catch(
    (error: Error) => {
      const reason = /initdb: error: (.*)/.exec(error.message)?.[1] ?? 'initdb failed';
      throw new Refusal(
        `The embedded PostgreSQL could not make its data folder: ${reason}.`,
        `Make room or give write access below ${draft}, or set DATABASE_URL.`,
      );
    },
  );
}

/**
 * Makes the cluster in a draft folder and publishes it by a rename, so that several starts at once all use the one
 * that was ready first.
 */
export async function createCluster(layout: Layout, binaries: Binaries, account: Account): Promise<void> {
  removeOldDrafts(layout);
  if (existsSync(layout.cluster)) return;
  const draft = draftFolder(layout, account);
  try {
    await initialize(draft, binaries, account);
    renameSync(draft, layout.cluster);
  } catch (error) {
    if (!existsSync(layout.cluster)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
