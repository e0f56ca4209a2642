import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { Refusal } from '@/scripts/refusal';

/** The system account under which PostgreSQL runs; undefined is the account of this process. */
export type Account = { uid: number; gid: number } | undefined;

const NOBODY = 65534;

function idOf(flag: '-u' | '-g'): number {
  try {
    return Number(
      execFileSync('id', [flag, 'nobody'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return NOBODY;
  }
}

function ownerOf(data: string) {
  const stats = statSync(data, { throwIfNoEntry: false });
  return stats && { uid: stats.uid, gid: stats.gid };
}

/**
 * PostgreSQL refuses to run as root, so root runs it as the owner of the data, or as `nobody` for a new cluster.
 * @throws {Refusal} when the data belong to an account that this process cannot act as
 */
export function serverAccount(data: string): Account {
  const self = process.getuid?.();
  if (self === undefined) return undefined;
  const owner = ownerOf(data);
  const isRoot = self === 0;
  if (owner && (isRoot ? owner.uid === 0 : owner.uid !== self)) {
    throw new Refusal(
      `The database folder ${data} belongs to another account (uid ${owner.uid}).`,
      'Run this command as that account (not root), move the folder away, or set DATABASE_URL.',
    );
  }
  if (!isRoot) return undefined;
  return owner ?? { uid: idOf('-u'), gid: idOf('-g') };
}

/** The only variables that the server's programs get, so that nothing of the caller's environment leaks into them. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV, PATH, SystemRoot } = process.env;
  return { NODE_ENV, PATH, LC_ALL: 'C', TZ: 'UTC', ...(SystemRoot && { SystemRoot }) };
}

const SYSTEM_FOLDER = '/var/lib/transcend-site';

/**
 * A folder that every account can enter, for what PostgreSQL cannot reach inside a checkout that only root can enter
 * (such as one below /root). Only root can write to it, so that nobody else can put a program there.
 */
export function systemFolder(): string {
  mkdirSync(SYSTEM_FOLDER, { recursive: true });
  chmodSync(SYSTEM_FOLDER, 0o755);
  return SYSTEM_FOLDER;
}
