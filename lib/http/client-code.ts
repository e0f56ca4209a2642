import { createHmac, randomBytes } from 'node:crypto';
import { keepSalt, withShortDeadline } from '@/db/queries/http';
import { env } from '@/lib/env';
import { addressNetwork } from './client-address';

/**
 * Twenty bits: about 4,000 IPv4 addresses share each code, so that even somebody with the salt cannot tell whose it
 * is, and a client shares its code with any given other one only once in a million, too rarely to matter to a limit
 * (decision 0053).
 */
const CODE_DIGITS = 5;

/** How many codes there are. */
export const codeCount = 16 ** CODE_DIGITS;

/** The code of an address's network under a salt, in hexadecimal digits. @param address as `clientAddress` returns it */
export function codeUnderSalt(address: string, salt: string): string {
  return createHmac('sha256', salt).update(addressNetwork(address)).digest('hex').slice(0, CODE_DIGITS);
}

type DaySalt = { day: string; own: string; shared: string | undefined; asking: Promise<void> | undefined };

declare global {
  // On globalThis: a bundler may give each route its own copy of this module, and they have to agree.
  var addressSaltOfProcess: DaySalt | undefined;
}

function saltOf(day: string): DaySalt {
  const known = globalThis.addressSaltOfProcess;
  if (known?.day === day) return known;
  const own = randomBytes(32).toString('base64url');
  globalThis.addressSaltOfProcess = { day, own, shared: undefined, asking: undefined };
  return globalThis.addressSaltOfProcess;
}

async function shareSalt(salt: DaySalt): Promise<void> {
  const kept = await keepSalt(salt.day, salt.own);
  if (kept.ok) salt.shared = kept.value;
  salt.asking = undefined;
}

/** What an instance knows a client by for one day (UTC). */
export type ClientCode = { day: string; code: string };

/** The code that all instances have for an address today; while the database is away, one of this process alone. */
export async function clientCode(address: string, now: Date = new Date()): Promise<ClientCode> {
  const day = now.toISOString().slice(0, 10);
  const salt = saltOf(day);
  if (!salt.shared) {
    salt.asking ??= shareSalt(salt);
    await withShortDeadline(salt.asking);
  }
  // If the operator keeps a secret outside the database, the salt alone reveals nothing.
  return { day, code: codeUnderSalt(address, `${salt.shared ?? salt.own}${env().SITE_SECRET ?? ''}`) };
}
