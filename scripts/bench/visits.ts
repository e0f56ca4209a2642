import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowsers } from '@/scripts/browser';
import { buildIfNeeded } from '@/scripts/build';
import { testEnvironment } from '@/scripts/gate/run-step';

/** How many times slower than here a phone's processor is taken to be. */
const SLOWDOWN = '4';

const playwright = ['test', '--project=site', '--workers=1', '--reporter=line'];
const visits = ['golden-visits', 'back-forward-cache'];

/**
 * Drives the golden visits on a processor slowed down, and prints what was lost of each and how long, in milliseconds,
 * the tracker kept the page busy at a time.
 */
export async function benchVisits(): Promise<void> {
  await buildIfNeeded();
  ensureBrowsers();
  const { status } = spawnSync(join('node_modules', '.bin', 'playwright'), [...playwright, ...visits], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...testEnvironment(), SLOW_CPU: SLOWDOWN },
  });
  process.exitCode = status ?? 1;
}
