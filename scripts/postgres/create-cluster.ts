import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Refusal } from '@/scripts/refusal';
import type { Account } from './account';
import type { Binaries } from './binaries';
import { databaseUser, type Layout } from './layout';
import { serverEnvironment } from './server-environment';

// Without these the encoding would be SQL_ASCII wherever the machine has no UTF-8 locale.
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** A folder `nobody` can read: its `data` is private to the account, and so is the password. */
function draftFolder(layout: Layout, account: Account): string {
  const draft = mkdtempSync(join(layout.folder, 'new-'));
  chmodSync(draft, 0o755);
  mkdirSync(join(draft, 'data'), { mode: 0o700 });
  writeFileSync(join(draft, 'password'), `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (account) {
    for (const name of ['data', 'password']) chownSync(join(draft, name), account.uid, account.gid);
  }
  return draft;
}

async function initialise(draft: string, binaries: Binaries, account: Account): Promise<void> {
  const folder = ['-D', join(draft, 'data')];
  const login = ['-U', databaseUser, `--pwfile=${join(draft, 'password')}`, '--auth=scram-sha-256'];
  const options = { ...account, cwd: draft, env: serverEnvironment() };
  await promisify(execFile)(binaries.initdb, [...folder, ...login, ...LOCALE], options).catch(
    (error: Error) => {
      const reason = /initdb: error: (.*)/.exec(error.message)?.[1] ?? 'initdb failed';
      throw new Refusal(
        `The embedded PostgreSQL could not make its data folder: ${reason}.`,
        `Make room or give write access below ${draft}, or set DATABASE_URL.`,
      );
    },
  );
}

/** Makes the cluster in a draft folder and publishes it by a rename: of several at once, one wins and all use it. */
export async function createCluster(layout: Layout, binaries: Binaries, account: Account): Promise<void> {
  if (existsSync(layout.cluster)) return;
  const draft = draftFolder(layout, account);
  try {
    await initialise(draft, binaries, account);
    renameSync(draft, layout.cluster);
  } catch (error) {
    if (!existsSync(layout.cluster)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
