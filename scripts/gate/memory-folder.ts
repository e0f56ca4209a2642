import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTERRUPTED, onSignals } from '../site/shutdown';

/** The folder that Linux keeps in memory. */
const MEMORY = '/dev/shm';

const GIGABYTE = 2 ** 30;

/** Of these, the step that tests the commands takes 0.35 GB. */
const roomNeeded = 2 * GIGABYTE;

/** Free memory of the machine as a whole: browsers, databases and compilers need theirs, too. */
const memoryNeeded = 5 * GIGABYTE;

const prefix = 'site-tests-';

/** No run takes a day: what a killed run left behind is memory that nobody can use. */
function removeLeftovers(memory: string): void {
  const dayAgo = Date.now() - 24 * 60 * 60 * 1000;
  const left = readdirSync(memory).filter((name) => name.startsWith(prefix));
  for (const folder of left.map((name) => join(memory, name))) {
    try {
      if (statSync(folder).mtimeMs < dayAgo) rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another account's, or has just been removed by another run: what is free is asked below.
    }
  }
}

/** Containers often forbid running programs from there, and some tests write programs. */
function canRunPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  return spawnSync(program).status === 0;
}

/**
 * A folder for what tests write and throw away: in memory, making a database takes a twentieth of the processor's
 * time. Like the system's own temporary folder, every account may write to it.
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
    // This is not Linux, or we may not write there: the system's temporary folder will do.
  }
  return;
}

/** Makes all that this process starts write its temporary files to memory, where possible; removes them at the end. */
export function keepTemporaryFilesInMemory(): void {
  const folder = makeMemoryFolder();
  if (!folder) return;
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  onSignals(() => process.exit(INTERRUPTED));
}
