import { SocketAddress } from 'node:net';

/** What one customer of a provider holds: the IPv4 address itself, or the first 64 bits of an IPv6 address. */
export function addressNetwork(address: string): string {
  if (!address.includes(':')) return address;
  const { address: canonical } = new SocketAddress({ address, family: 'ipv6' });
  const mapped = /^::ffff:([\d.]+)$/.exec(canonical)?.[1];
  return mapped ?? `${groups(canonical).slice(0, 4).join(':')}::/64`;
}

function groups(canonical: string): string[] {
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = new Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail];
}
