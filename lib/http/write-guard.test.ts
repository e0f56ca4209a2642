import { describe, expect, it } from 'vitest';
import { isCrossSite, refuseMisdirected, refuseWrite } from './write-guard';

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

const write = (pathname: string, headers: Record<string, string>, method = 'POST') =>
  refuseWrite({ url: `https://site.example${pathname}`, method, headers: new Headers(headers) })?.status;

describe('refuseWrite', () => {
  it('lets reading pass, wherever it comes from', () => {
    expect(write('/api/health', { 'sec-fetch-site': 'cross-site' }, 'GET')).toBeUndefined();
  });

  it.each([
    ['/api/events', 65_536, undefined],
    ['/api/events', 65_537, 413],
    ['/api/assessments', 102_400, undefined],
    ['/api/assessments', 102_401, 413],
    ['/hiring', 102_401, 413],
  ])('%s with %i bytes: %s', (pathname, length, expected) => {
    expect(write(pathname, { 'content-length': String(length) })).toBe(expected);
  });

  it('wants to know the length', () => {
    expect(write('/api/events', {})).toBe(411);
    expect(write('/api/events', { 'content-length': 'long' })).toBe(413);
  });

  it('refuses a form Next would not read', () => {
    const form = {
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
      'content-length': '3',
    };
    expect(write('/backend-form', form)).toBe(415);
    expect(
      write('/backend-form', { ...form, 'content-type': 'multipart/form-data; boundary=x' }),
    ).toBeUndefined();
  });
});

describe('refuseMisdirected', () => {
  const refused = (headers: Record<string, string>) => refuseMisdirected(new Headers(headers));

  it.each<[string, Record<string, string>]>([
    ['our page at the host it names', { origin: 'https://site.example', host: 'site.example' }],
    [
      'our page at the host a trusted proxy names',
      {
        origin: 'https://site.example',
        host: '127.0.0.1:3000',
        'x-forwarded-host': 'site.example, inner.example',
      },
    ],
    ['no browser', { host: 'site.example' }],
    ['a sandboxed page, which is refused before', { origin: 'null', host: 'site.example' }],
  ])('lets %s pass', (_what, headers) => expect(refused(headers)).toBeUndefined());

  it.each<[string, Record<string, string>]>([
    ['changes Host', { origin: 'https://site.example', host: '127.0.0.1:3000' }],
    ['leaves the port out', { origin: 'https://site.example:8443', host: 'site.example' }],
    [
      'names another host itself',
      { origin: 'https://site.example', host: 'site.example', 'x-forwarded-host': 'inner.example' },
    ],
  ])(
    'tells the visitor of a proxy that %s that what was typed is kept, and whose fault it is',
    (_what, headers) => {
      const problem = refused(headers);
      expect(problem?.status).toBe(503);
      expect(problem?.message).toMatch(/the fault is ours\. What you typed is still here/);
      // No name of a host: the visitor cannot do anything with it.
      expect(problem?.message).not.toContain('example');
    },
  );
});
