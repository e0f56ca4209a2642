import { randomBytes } from 'node:crypto';
import { isIP, SocketAddress } from 'node:net';
import type { HeaderReader } from './request-headers';

declare global {
  // On globalThis: the server has another copy of this module than the pages have.
  var socketAddressHeaderOfProcess: string | undefined;
}

/**
 * The request header in which our server tells the application the address of the socket. Its name is different in
 * each process, so that no client can set it where another server runs the application and would pass it on.
 */
globalThis.socketAddressHeaderOfProcess ??= `x-socket-${randomBytes(12).toString('hex')}`;
export const socketAddressHeader = globalThis.socketAddressHeaderOfProcess;

/** More proxies than TRUSTED_PROXY_HOPS may count. */
const LONGEST_CHAIN = 11;

/**
 * The addresses that proxies wrote into `X-Forwarded-For`, the nearest proxy's first. An entry that is not an address ends
 * them: what stands further left cannot be told from an invention.
 */
export function forwardedAddresses(headers: HeaderReader): string[] {
  const entries = headers.get('x-forwarded-for')?.split(',').reverse() ?? [];
  const addresses: string[] = [];
  for (const entry of entries.slice(0, LONGEST_CHAIN)) {
    const address = bareAddress(entry);
    if (!address) break;
    addresses.push(address);
  }
  return addresses;
}

/**
 * The address of the client, as far as it can be believed: the socket's own or, behind proxies of ours, what the
 * outermost of them wrote down. Anything further left in `X-Forwarded-For` may be invented.
 * @param trustedHops how many proxies of ours a request passes (`TRUSTED_PROXY_HOPS`)
 * @returns an IPv4 or IPv6 address without port; `undefined` when nothing believable is known
 */
export function clientAddress(headers: HeaderReader, trustedHops: number): string | undefined {
  const believed = forwardedAddresses(headers).slice(0, trustedHops);
  return believed.at(-1) ?? bareAddress(headers.get(socketAddressHeader) ?? '');
}

/**
 * `203.0.113.7:443`, `[2001:db8::1]:443` and `fe80::1%eth0` without port, brackets and zone. `::ffff:203.0.113.7`,
 * which is what a socket for both kinds calls an IPv4 address, becomes that IPv4 address.
 */
function bareAddress(entry: string): string | undefined {
  const text = entry.trim();
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = (bare.split('%')[0] ?? '').replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(address) ? address : undefined;
}

/** What a provider gives to one customer: the IPv4 address itself, or the first 64 bits of an IPv6 address. */
export function addressNetwork(address: string): string {
  if (!address.includes(':')) return address;
  const { address: canonical } = new SocketAddress({ address, family: 'ipv6' });
  const mapped = /^::ffff:([\d.]+)$/.exec(canonical)?.[1];
  return mapped ?? `${addressGroups(canonical).slice(0, 4).join(':')}::/64`;
}

function addressGroups(canonical: string): string[] {
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = new Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail];
}
