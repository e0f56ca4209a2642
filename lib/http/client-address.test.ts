import { describe, expect, it } from 'vitest';
import { addressNetwork, clientAddress, socketAddressHeader } from './client-address';

const socket = '198.51.100.1';

type Row = [what: string, hops: number, forwarded: string | undefined, expected: string | undefined];

const rows: Row[] = [
  ['no proxy: the socket', 0, undefined, socket],
  ['no proxy: whatever the client claims', 0, '203.0.113.7', socket],
  ['one proxy: what it wrote down', 1, '203.0.113.7', '203.0.113.7'],
  ['one proxy: not what the client wrote before it', 1, '10.6.6.6, 203.0.113.7', '203.0.113.7'],
  ['one proxy, but the request came past it', 1, undefined, socket],
  ['two proxies', 2, '203.0.113.7, 192.0.2.9', '203.0.113.7'],
  ['two proxies and a forged entry', 2, '10.6.6.6, 203.0.113.7, 192.0.2.9', '203.0.113.7'],
  ['two proxies, but only one wrote', 2, '203.0.113.7', '203.0.113.7'],
  ['a port', 1, '203.0.113.7:4711', '203.0.113.7'],
  ['IPv6', 1, '2001:db8::1', '2001:db8::1'],
  ['IPv6 with a port', 1, '[2001:db8::1]:443', '2001:db8::1'],
  ['IPv6 with a zone', 1, 'fe80::1%eth0', 'fe80::1'],
  ['IPv4 through a socket for both', 1, '::ffff:203.0.113.7', '203.0.113.7'],
  ['garbage from the proxy', 1, 'unknown', socket],
  ['garbage in the middle ends the chain', 3, '203.0.113.7, <script>, 192.0.2.9', '192.0.2.9'],
  ['empty entries', 1, ' , ', socket],
];

describe('clientAddress', () => {
  it.each(rows)('%s', (_what, hops, forwarded, expected) => {
    const headers = new Headers({ [socketAddressHeader]: socket });
    if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded);
    expect(clientAddress(headers, hops)).toBe(expected);
  });

  it('is unknown on a host that tells nothing', () => {
    expect(clientAddress(new Headers({ 'x-forwarded-for': '203.0.113.7' }), 0)).toBeUndefined();
  });

  it('is what the host wrote down where there is no socket of ours', () => {
    expect(clientAddress(new Headers({ 'x-forwarded-for': '10.6.6.6, 203.0.113.7' }), 1)).toBe('203.0.113.7');
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1::', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
])('%s belongs to %s', (address, network) => {
  expect(addressNetwork(address)).toBe(network);
});
