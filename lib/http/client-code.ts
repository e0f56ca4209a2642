import { createHmac } from 'node:crypto';
import { keepSalt, withShortDeadline } from '@/db/queries/http';
import { env } from '@/lib/env';
import { agreedSecret, shareSecret } from './agreed-secret';
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

/** What an instance knows a client by for one day (UTC). */
export type ClientCode = { day: string; code: string };

/** The code that all instances have for an address today; while the database is away, one of this process alone. */
export async function clientCode(address: string, now: Date = new Date()): Promise<ClientCode> {
  const day = now.toISOString().slice(0, 10);
  const salt = agreedSecret('address salt', day);
  if (!salt.shared) await withShortDeadline(shareSecret(salt, (candidate) => keepSalt(day, candidate)));
  // If the operator keeps a secret outside the database, the salt alone reveals nothing.
  return { day, code: codeUnderSalt(address, `${salt.shared ?? salt.own}${env().SITE_SECRET ?? ''}`) };
}
