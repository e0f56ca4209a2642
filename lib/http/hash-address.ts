import { createHmac } from 'node:crypto';
import { addressNetwork } from './address-network';

let latest: { of: string; key: Buffer } | undefined;

/** Made once a day, not once a request. */
function keyOfDay(secret: string, day: string): Buffer {
  const of = `${day} ${secret}`;
  if (latest?.of !== of) latest = { of, key: createHmac('sha256', secret).update(`address ${day}`).digest() };
  return latest.key;
}

/**
 * A name for the network of an address, good for one day (UTC): its key is made from the site's secret and the day.
 * @param address an IPv4 or IPv6 address, as `clientAddress` returns it
 * @param secret as `siteSecret` returns it
 */
export function hashAddress(address: string, secret: string, now: Date = new Date()): string {
  const key = keyOfDay(secret, now.toISOString().slice(0, 10));
  return createHmac('sha256', key).update(addressNetwork(address)).digest('base64url');
}
