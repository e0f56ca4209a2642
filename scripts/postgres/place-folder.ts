import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Account } from './account';
import { systemFolder } from './system-folder';

const canEnter = (folder: string, account: Account) =>
  spawnSync('test', ['-x', folder], { ...account, cwd: '/' }).status === 0;

/** Keeps the folder where that account can reach it, and leaves a link in its place. */
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

/** Removes an empty folder, or a link whose target is gone: a link cannot take the place of either. */
function makeRoom(folder: string): void {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (stats?.isDirectory()) rmdirSync(folder);
  else if (stats) rmSync(folder);
}

function place(folder: string, account: Account): void {
  mkdirSync(dirname(folder), { recursive: true });
  const isHidden = account && !canEnter(dirname(folder), account);
  if (isHidden || !existsSync(folder)) makeRoom(folder);
  if (isHidden) placeElsewhere(folder);
  else mkdirSync(folder, { recursive: true });
}

/** A link counts, its target may be another start's that has not come further yet. */
const isUsed = (folder: string) =>
  existsSync(folder) && (lstatSync(folder).isSymbolicLink() || readdirSync(folder).length > 0);

/** Makes the database folder, or finds it. Returns its real path: PostgreSQL records that one in its pid file. */
export function placeFolder(folder: string, account: Account): string {
  if (!isUsed(folder)) place(folder, account);
  const found = realpathSync(folder);
  // Others may pass through it, whatever the umask was; the data inside stay private.
  if (account) chmodSync(found, 0o755);
  return found;
}
