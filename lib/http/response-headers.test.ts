import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import { describe, expect, it, vi } from 'vitest';
import { parseEnvironment } from '@/lib/env';
import { contentSecurityPolicy, strictTransport } from './response-headers';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('contentSecurityPolicy', () => {
  it('runs no inline script and nothing from elsewhere', () => {
    const policy = contentSecurityPolicy();
    // Whole: what checks a running site compares with this very function, and would not miss a directive.
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
    ]);
  });

  it("adds sources to a directive's own, and opens one that was closed", () => {
    const policy = contentSecurityPolicy(
      { 'script-src': ["'sha256-a'"] },
      { 'frame-src': ['https://calendar.example'], 'object-src': ["'self'"] },
    );
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-a'");
    expect(directive(policy, 'frame-src')).toBe('frame-src https://calendar.example');
    expect(directive(policy, 'object-src')).toBe("object-src 'self'");
  });
});

const SITE_URL = 'https://agency.example';

it.each<[what: string, variables: Record<string, string>, value: string | undefined]>([
  ['nothing over http', { SITE_URL: 'http://agency.example', HSTS: 'host' }, undefined],
  ['subdomains too, unless told otherwise', { SITE_URL }, 'max-age=63072000; includeSubDomains'],
  ['the host alone', { SITE_URL, HSTS: 'host' }, 'max-age=63072000'],
  ['what takes it back', { SITE_URL, HSTS: 'off' }, 'max-age=0'],
])('%s', (_what, variables, value) => {
  expect(strictTransport(parseEnvironment(variables))[0]?.value).toBe(value);
});

it('is sent with every answer, as Next is told', async () => {
  vi.resetModules();
  vi.stubEnv('SITE_URL', SITE_URL);
  vi.stubEnv('HSTS', 'host');
  const { default: configOf } = await import('@/next.config');
  const rows = await configOf(PHASE_PRODUCTION_SERVER).headers?.();
  vi.unstubAllEnvs();
  vi.resetModules();
  expect(rows?.[0]).toMatchObject({
    source: '/:path*',
    headers: expect.arrayContaining([{ key: 'Strict-Transport-Security', value: 'max-age=63072000' }]),
  });
  const closed = rows?.filter(({ headers }) =>
    headers.some(({ value }) => value.startsWith("default-src 'none'")),
  );
  expect(closed?.map(({ source }) => source)).toEqual(['/api/:path*', '/metrics']);
});

it('does not guess', () => {
  expect(() => parseEnvironment({ SITE_URL, HSTS: 'on' })).toThrow('HSTS: must be subdomains, host or off');
});
