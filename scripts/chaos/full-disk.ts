import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serverAccount } from '@/scripts/postgres/account';
import { layoutOf } from '@/scripts/postgres/cluster';
import { onShutdown } from '@/scripts/site/shutdown';
import { type Place, smallFolder } from './place';

const SIZE_MB = 32;

/** Why a small disk is not possible here, or undefined. */
export function noSmallDisk(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'needs Linux and root, for a small disk';
  const folder = smallFolder();
  try {
    mountSmall(folder);
    execFileSync('umount', [folder]);
    return undefined;
  } catch {
    return 'this machine lets nobody mount a small disk';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function mountSmall(folder: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', folder], { stdio: 'ignore' });
}

function unmountSmall(folder: string): void {
  if (!existsSync(folder)) return;
  execFileSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
}

/** Writes until nothing more fits. @returns a function that makes room again */
function fill(folder: string): () => void {
  const file = join(folder, 'filler');
  // The database's pages are 8 kB, and there must not be room for one.
  for (let size = 1024 * 1024; size >= 1024; ) {
    try {
      appendFileSync(file, Buffer.alloc(size));
    } catch {
      size /= 2;
    }
  }
  return () => rmSync(file);
}

const move = (from: string, to: string) =>
  ['table', 'index'].map((kind) => `alter ${kind} all in tablespace ${from} set tablespace ${to}`);

/** Keeps the site's tables on a disk that is full for as long as `wait` takes. */
export async function withFullDisk({ database }: Place, wait: () => Promise<void>): Promise<void> {
  const folder = smallFolder();
  mountSmall(folder);
  onShutdown(async () => {
    // The trial was interrupted: without the disk of its tables, the database could not end.
    if (existsSync(folder)) await database.close();
    unmountSmall(folder);
  });
  try {
    const space = join(folder, 'space');
    mkdirSync(space, { mode: 0o700 });
    const account = serverAccount(layoutOf(database.folder).data);
    if (account) chownSync(space, account.uid, account.gid);
    await database.admin.unsafe(`create tablespace small location '${space}'`);
    for (const statement of move('pg_default', 'small')) await database.admin.unsafe(statement);
    const makeRoom = fill(folder);
    await wait();
    makeRoom();
    for (const statement of move('small', 'pg_default')) await database.admin.unsafe(statement);
    await database.admin.unsafe('checkpoint');
    await database.admin.unsafe('drop tablespace small');
  } finally {
    unmountSmall(folder);
  }
}
