import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '@/scripts/refusal';

/** The last that runs on every Node this project runs on. */
const VERSION = '12.8.2';
const SIZE = '190 MB';

/** Kept for the next time. It is larger than this project, so it is no dependency of it. */
const cache = join(tmpdir(), `site-lighthouse-${VERSION}`);
const program = join(cache, 'node_modules', 'lighthouse', 'cli', 'index.js');

/** Whether all of it is there: an installation may have been interrupted. */
function runs(): boolean {
  try {
    return execFileSync(process.execPath, [program, '--version'], { stdio: 'pipe' }).includes(VERSION);
  } catch {
    return false;
  }
}

/** The temporary folder belongs to everybody: what another account put there is not run. */
function isOurs(): boolean {
  mkdirSync(cache, { recursive: true, mode: 0o700 });
  return process.getuid === undefined || statSync(cache).uid === process.getuid();
}

/**
 * Lighthouse, installed where it is missing.
 * @returns its program, for Node
 * @throws {Refusal} when it cannot be had
 */
export function ensureLighthouse(): string {
  if (!isOurs()) throw new Refusal(`Lighthouse is kept in ${cache}, which belongs to another account.`);
  if (runs()) return program;
  console.error(`Installing Lighthouse ${VERSION} in ${cache}, ${SIZE} …`);
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  spawnSync('npm', ['install', '--prefix', cache, ...options, `lighthouse@${VERSION}`], {
    // What npm says is no part of the table.
    stdio: ['ignore', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  });
  if (runs()) return program;
  throw new Refusal(`Lighthouse ${VERSION} could not be installed in ${cache}; nothing was measured.`);
}
