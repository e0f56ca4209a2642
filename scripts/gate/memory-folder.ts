import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTERRUPTED, onSignals } from '../site/shutdown';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';

const GIGABYTE = 2 ** 30;

/** The step with the commands keeps 0.35 GB there. */
const roomNeeded = 2 * GIGABYTE;

/** Of the machine, beside that: browsers, databases and compilers want theirs. */
const memoryNeeded = 5 * GIGABYTE;

const prefix = 'site-tests-';

/** No run takes a day: what one that was killed has left is memory that nobody can use. */
function removeLeftovers(memory: string): void {
  const dayAgo = Date.now() - 24 * 60 * 60 * 1000;
  for (const name of readdirSync(memory)) {
    const folder = join(memory, name);
    if (name.startsWith(prefix) && statSync(folder).mtimeMs < dayAgo)
      rmSync(folder, { recursive: true, force: true });
  }
}

/** Containers often forbid programs there, and tests write some of their own. */
function canRunPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  return spawnSync(program).status === 0;
}

/**
 * A folder for what tests write and forget: in memory a database is made in a twentieth of the processor's time. Like a
 * system's own temporary folder, any account may write there.
 * @param memory a folder that is kept in memory
 * @returns its path, undefined where there is no such folder, or too little room in it
 */
export function makeMemoryFolder(memory = MEMORY): string | undefined {
  try {
    removeLeftovers(memory);
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < roomNeeded || process.availableMemory() < memoryNeeded) return;
    const folder = mkdtempSync(join(memory, prefix));
    chmodSync(folder, 0o1777);
    if (canRunPrograms(folder)) return folder;
    rmSync(folder, { recursive: true });
  } catch {
    // Not Linux, or not ours to write to: the system's temporary folder does as well.
  }
  return;
}

/** Has everything that this process starts write its temporary files to memory, where that can be had; removed at the end. */
export function keepTemporaryFilesInMemory(): void {
  const folder = makeMemoryFolder();
  if (!folder) return;
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  onSignals(() => process.exit(INTERRUPTED));
}
