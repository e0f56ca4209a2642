import { isIP, SocketAddress } from 'node:net';

/** The headers of a request, wherever they come from: a `Request`, or `headers()` in a server action. */
export type HeaderReader = Pick<Headers, 'get'>;

/** The request header in which the server tells the application the address of the socket. */
export const socketAddressHeader = 'x-socket-address';

/** Whether the visitor's browser sends Global Privacy Control with its requests (decision 0015). */
export const carriesPrivacySignal = (headers: HeaderReader): boolean => headers.get('sec-gpc') === '1';

/** The session to store with what a visitor submits; none under a privacy signal (decision 0015). */
export const linkedSession = (sessionId: string | null, headers: HeaderReader): string | null =>
  carriesPrivacySignal(headers) ? null : sessionId;

/**
 * The address of the client, as far as it can be believed: the socket's own, or, with proxies of ours in front, what
 * the last of them wrote down. Whatever stands further left in `X-Forwarded-For` may be anyone's invention.
 * @param trustedHops how many proxies of ours a request passes (`TRUSTED_PROXY_HOPS`)
 * @returns an IPv4 or IPv6 address without port; `undefined` when nothing believable is known
 */
export function clientAddress(headers: HeaderReader, trustedHops: number): string | undefined {
  const forwarded = headers.get('x-forwarded-for')?.split(',').reverse() ?? [];
  const believed = forwarded.slice(0, trustedHops).map(bareAddress);
  // An entry that is no address ends the chain: whoever is behind it cannot be told from an inventor.
  const end = believed.indexOf(undefined);
  const chain = end === -1 ? believed : believed.slice(0, end);
  return chain.at(-1) ?? bareAddress(headers.get(socketAddressHeader) ?? '');
}

/**
 * `203.0.113.7:443`, `[2001:db8::1]:443` and `fe80::1%eth0` without port, brackets and zone; `::ffff:203.0.113.7`, as a
 * socket for both kinds calls an IPv4 address, as that address.
 */
function bareAddress(entry: string): string | undefined {
  const text = entry.trim();
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = (bare.split('%')[0] ?? '').replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(address) ? address : undefined;
}

/** What one customer of a provider holds: the IPv4 address itself, or the first 64 bits of an IPv6 address. */
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
