import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { systemFolder } from './system-folder';

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!lstatSync(path).isSymbolicLink()) chmodSync(path, 0o755);
  }
}

/** Copies the programs (60 MB, once per version) out of a checkout that only root can enter. Returns their folder. */
export function copyBinaries(native: string, version: string): string {
  const target = join(systemFolder(), `postgres-${version}`);
  if (existsSync(target)) return target;
  const draft = mkdtempSync(`${target}-`);
  // Without verbatimSymlinks the library links would point back into the checkout.
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  openToAll(draft);
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}
