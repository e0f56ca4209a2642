import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** As Next names it: what the forms of two builds have to share, so that one answers the other's. */
const VARIABLE = 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY';
const KEY_BYTES = 32;

/**
 * The variable a build signs its forms with: the operator's, or one made once and kept beside the embedded database, so
 * that a page opened before a deploy can still be sent after it. Builds on several machines need the operator's.
 */
export function actionsKey(root: string, environment: Record<string, string | undefined>) {
  const file = join(root, '.data', 'actions-key');
  const given = environment[VARIABLE];
  if (given) return { [VARIABLE]: given };
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600 });
  }
  return { [VARIABLE]: readFileSync(file, 'utf8') };
}
