import { describe, expect, it } from 'vitest';
import { isCrossSite, proxyFaults } from './origin';

const url = 'https://agency.example';
const own = { origin: url, host: 'agency.example' };

type Row = [what: string, headers: Record<string, string>, hops: number, events: string[]];

const rows: Row[] = [
  ['no proxy', own, 0, []],
  ['a page that is only read', { host: 'agency.example' }, 0, []],
  ['another site', { ...own, origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }, 0, []],
  ['another site in an older browser', { ...own, origin: 'https://other.example' }, 0, []],
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

describe('isCrossSite', () => {
  it.each<[what: string, headers: Record<string, string>, expected: boolean]>([
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://site.example' }, false],
    ['the visitor alone', { 'sec-fetch-site': 'none' }, false],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, true],
    ['another host of our domain', { 'sec-fetch-site': 'same-site' }, true],
    ['an older browser on our page', { origin: 'https://site.example' }, false],
    ['an older browser on another site', { origin: 'https://evil.example' }, true],
    ['the site’s own address where a proxy changes the host', { origin: 'http://localhost:3000' }, false],
    ['another port', { origin: 'https://site.example:8443' }, true],
    ['a sandboxed page', { origin: 'null' }, true],
    ['a sandboxed page that claims to be ours', { origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
    ['something that is no origin', { origin: 'site.example' }, true],
    ['that, claiming to be ours', { origin: 'site.example', 'sec-fetch-site': 'same-origin' }, true],
    ['an origin of no letters, claiming to be ours', { origin: '', 'sec-fetch-site': 'same-origin' }, true],
    ['neither header', {}, false],
    ['our page behind a proxy', { origin: 'https://www.example', 'x-forwarded-host': 'www.example' }, false],
  ])('%s', (_what, headers, expected) => {
    expect(isCrossSite(new Headers({ host: 'site.example', ...headers }))).toBe(expected);
  });
});
