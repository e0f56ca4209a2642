import { describe, expect, it } from 'vitest';
import { isCrossSite } from './request-headers';

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
