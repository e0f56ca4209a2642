import { chmodSync, mkdirSync } from 'node:fs';

const SYSTEM_FOLDER = '/var/lib/transcend-site';

/**
 * A folder every account can enter, for what PostgreSQL cannot reach inside a root-only checkout (such as one below
 * /root). Written by root alone, so that nobody else can put a program there.
 */
export function systemFolder(): string {
  mkdirSync(SYSTEM_FOLDER, { recursive: true });
  chmodSync(SYSTEM_FOLDER, 0o755);
  return SYSTEM_FOLDER;
}
