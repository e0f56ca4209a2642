import { createHmac, randomBytes } from 'node:crypto';
import { addressNetwork } from './address-network';

// Lives in this process only and is replaced every day (UTC), so that no hash can be traced back or followed further.
let secret = { day: '', key: randomBytes(32) };

/**
 * A name for the network of an address, good for one day.
 * @param address an IPv4 or IPv6 address, as `clientAddress` returns it
 */
export function hashAddress(address: string, now: Date = new Date()): string {
  const day = now.toISOString().slice(0, 10);
  if (secret.day !== day) secret = { day, key: randomBytes(32) };
  return createHmac('sha256', secret.key).update(addressNetwork(address)).digest('base64url');
}
