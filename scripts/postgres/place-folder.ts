import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
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

function placeHere(folder: string, account: Account): void {
  mkdirSync(folder, { recursive: true });
  if (account) chmodSync(folder, 0o755);
}

/** Makes the database folder, or finds it. Returns its real path: PostgreSQL records that one in its pid file. */
export function placeFolder(folder: string, account: Account): string {
  if (!existsSync(folder)) {
    // What existsSync follows and does not find is a link whose target was removed.
    if (lstatSync(folder, { throwIfNoEntry: false })) rmSync(folder);
    mkdirSync(dirname(folder), { recursive: true });
    if (account && !canEnter(dirname(folder), account)) placeElsewhere(folder);
    else placeHere(folder, account);
  }
  return realpathSync(folder);
}
