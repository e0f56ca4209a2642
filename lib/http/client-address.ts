import { isIP } from 'node:net';
import type { HeaderReader } from './header-reader';
import { socketAddressHeader } from './socket-address-header';

/**
 * The address of the client, as far as it can be believed: the socket's own, or, with proxies of ours in front, what
 * the last of them wrote down. Whatever stands further left in `X-Forwarded-For` may be anyone's invention.
 * @param trustedHops how many proxies of ours a request passes (`TRUSTED_PROXY_HOPS`)
 * @returns an IPv4 or IPv6 address without port; `undefined` when nothing believable is known
 */
export function clientAddress(headers: HeaderReader, trustedHops: number): string | undefined {
  const forwarded = headers.get('x-forwarded-for')?.split(',').reverse() ?? [];
  const believed = forwarded.slice(0, trustedHops).map(plainAddress);
  // An entry that is no address ends the chain: whoever is behind it cannot be told from an inventor.
  const end = believed.indexOf(undefined);
  const chain = end === -1 ? believed : believed.slice(0, end);
  return chain.at(-1) ?? plainAddress(headers.get(socketAddressHeader) ?? '');
}

/**
 * `203.0.113.7:443`, `[2001:db8::1]:443` and `fe80::1%eth0` without port, brackets and zone; `::ffff:203.0.113.7`, as a
 * socket for both kinds calls an IPv4 address, as that address.
 */
function plainAddress(entry: string): string | undefined {
  const text = entry.trim();
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = (bare.split('%')[0] ?? '').replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(address) ? address : undefined;
}
