import { expect, it } from 'vitest';
import { proxyFaults } from './proxy-faults';

const url = 'https://agency.example';
const own = { origin: url, host: 'agency.example' };

type Row = [what: string, headers: Record<string, string>, hops: number, events: string[]];

const rows: Row[] = [
  ['no proxy', own, 0, []],
  ['a page that is only read', { host: 'agency.example' }, 0, []],
  ['another site', { ...own, origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }, 0, []],
  ['another site in an older browser', { ...own, origin: 'https://other.example' }, 0, []],
  [
    'another site behind a proxy as it should be',
    {
      ...own,
      origin: 'https://other.example',
      'sec-fetch-site': 'cross-site',
      'x-forwarded-for': '203.0.113.7',
    },
    1,
    [],
  ],
  ['a sandboxed page', { ...own, origin: 'null' }, 0, []],
  ['a proxy that changes the host', { ...own, host: '127.0.0.1:3000' }, 0, ['proxy_host']],
  [
    'the same under another name than the configured one',
    { origin: 'https://www.agency.example', host: '127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
    0,
    ['proxy_host'],
  ],
  [
    'a proxy that leaves traces',
    { origin: 'https://www.agency.example', host: 'app:3000', via: '1.1 proxy' },
    0,
    ['proxy_host'],
  ],
  ['a proxy nobody believes', { ...own, 'x-forwarded-for': '203.0.113.7' }, 0, ['proxy_address']],
  ['a proxy that is believed', { ...own, 'x-forwarded-for': '203.0.113.7' }, 1, []],
  [
    'a proxy that is believed about the host',
    { ...own, host: 'app:3000', 'x-forwarded-host': 'agency.example' },
    1,
    [],
  ],
  ['visitors of a proxy that is believed', { ...own, 'x-forwarded-for': '10.6.6.6, 203.0.113.7' }, 1, []],
  [
    'a second proxy on this machine',
    { ...own, 'x-forwarded-for': '203.0.113.7, 127.0.0.1' },
    1,
    ['proxy_hops'],
  ],
  ['a second proxy in our network', { ...own, 'x-forwarded-for': '2001:db8::7, fd00::1' }, 1, ['proxy_hops']],
  ...['172.18.0.1', '169.254.1.1', '100.64.0.9', '192.168.1.1', '::1', 'fe80::1'].map(
    (inner): Row => [
      `a second proxy at ${inner}`,
      { ...own, 'x-forwarded-for': `203.0.113.7, ${inner}` },
      1,
      ['proxy_hops'],
    ],
  ),
  ['both of them believed', { ...own, 'x-forwarded-for': '203.0.113.7, 10.0.0.2' }, 2, []],
  ['a visitor in our network', { ...own, 'x-forwarded-for': '10.0.0.9' }, 1, []],
  [
    'a CDN before the proxy',
    { ...own, 'x-forwarded-for': '203.0.113.7, 192.0.2.9', 'cf-connecting-ip': '203.0.113.7' },
    1,
    ['proxy_hops'],
  ],
  [
    'a CDN that is believed',
    { ...own, 'x-forwarded-for': '203.0.113.7, 192.0.2.9', 'cf-connecting-ip': '203.0.113.7' },
    2,
    [],
  ],
  ['one that is not', { ...own, host: 'app:3000', 'x-forwarded-host': 'agency.example' }, 0, ['proxy_host']],
];

it.each(rows)('%s', (_what, headers, trustedHops, events) => {
  const faults = proxyFaults(new Headers(headers), { url, trustedHops, httpVersion: '1.1' });
  expect(faults.map(({ event }) => event)).toEqual(events);
});

it('takes HTTP/1.0 for a proxy, as nginx speaks it where nothing else is set', () => {
  const headers = new Headers({ origin: 'http://staging.example', host: '127.0.0.1:3000' });
  expect(proxyFaults(headers, { url, trustedHops: 0, httpVersion: '1.0' })).toMatchObject([
    { event: 'proxy_host', hint: expect.stringContaining('proxy_set_header Host $http_host;') },
  ]);
});

it.each([
  ['203.0.113.7, 10.0.0.2, 127.0.0.1', 1, 3],
  ['203.0.113.7, 10.0.0.2', 0, 2],
  ['203.0.113.7', 0, 1],
])('counts the proxies of %s', (forwarded, trustedHops, expected) => {
  const headers = new Headers({ ...own, 'x-forwarded-for': forwarded });
  expect(proxyFaults(headers, { url, trustedHops, httpVersion: '1.1' })).toMatchObject([
    { hint: expect.stringContaining(`TRUSTED_PROXY_HOPS=${expected}`) },
  ]);
});
