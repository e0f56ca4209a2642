import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { copyProjectTo } from '../support/copy-project';

function removeDatabase(folder: string): void {
  // Below a folder that only root can enter, the database is a link to a place of its own.
  if (existsSync(folder)) rmSync(realpathSync(folder), { recursive: true, force: true });
}

/**
 * A folder with a space in its path, removed after the test.
 * @param options.isPrivate only its owner can enter it
 * @param options.database the path in it where a database will live
 */
export function temporaryFolder(options: { isPrivate?: boolean; database: string }): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'a site ')));
  chmodSync(folder, options.isPrivate ? 0o700 : 0o755);
  onTestFinished(() => {
    removeDatabase(join(folder, options.database));
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/**
 * A copy of this project with its packages, but with a database of its own, removed after the test.
 * @param options.isBuilt with its build, for what serves it
 */
export function copyProject({ isBuilt = false } = {}): string {
  const copy = temporaryFolder({ database: '.data/postgres' });
  copyProjectTo(copy, { isBuilt });
  return copy;
}
