import {
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '@/lib/error-code';
import type { Account } from './account';
import type { Layout } from './cluster';
import { beginningOf, isAlive } from './running-server';

const fileOf = (layout: Layout, pid: number | string) => join(layout.users, String(pid));

/** Called before the server is looked for, so that a process that leaves after that leaves it running. */
export function joinUsers(layout: Layout, account: Account): void {
  const file = fileOf(layout, process.pid);
  // Here root works for the account of the data, which must be able to read and remove the file, whatever the umask
  // is.
  const handOver = (path: string) => account && lchownSync(path, account.uid, account.gid);
  mkdirSync(layout.users, { recursive: true });
  handOver(layout.users);
  // A killed process with this id may have left one. It is not overwritten, because it could be a link.
  rmSync(file, { force: true });
  writeFileSync(file, `${layout.data}\n${beginningOf(process.pid) ?? ''}\n`, { flag: 'wx', mode: 0o644 });
  handOver(file);
}

export const leaveUsers = (layout: Layout): void => rmSync(fileOf(layout, process.pid), { force: true });

/** Whether the process that wrote a file is alive and works on this folder, because files are copied along with the folder. */
function isAtWork(layout: Layout, pid: string): boolean {
  if (!isAlive(Number(pid))) return false;
  try {
    const text = readFileSync(fileOf(layout, pid), 'utf8');
    const [data, began] = text.split('\n');
    // A program that got a dead process's id began at another time. A file that is being written is still empty.
    const isSame = !began || [began, undefined].includes(beginningOf(Number(pid)));
    return text === '' || (data === layout.data && isSame);
  } catch (error) {
    // A file that we may not read belongs to somebody all the same.
    return errorCode(error) !== 'ENOENT';
  }
}

/** Whether a site of an earlier version runs: its one file, never removed, names the process that will stop the server. */
function isUsedByEarlierVersion({ folder }: Layout): boolean {
  const file = join(folder, 'owner');
  try {
    const booted = Date.now() - uptime() * 1000;
    const pid = Number(readFileSync(file, 'utf8'));
    if (statSync(file).mtimeMs > booted && pid !== process.pid && isAlive(pid)) return true;
    rmSync(file);
    return false;
  } catch (error) {
    return errorCode(error) !== 'ENOENT';
  }
}

/** Whether another process works on this folder, which this one has left. What killed processes left is removed. */
export function isUsedByOthers(layout: Layout): boolean {
  const others = existsSync(layout.users) ? readdirSync(layout.users) : [];
  for (const pid of others) {
    if (isAtWork(layout, pid)) return true;
    rmSync(fileOf(layout, pid), { force: true });
  }
  return isUsedByEarlierVersion(layout);
}
