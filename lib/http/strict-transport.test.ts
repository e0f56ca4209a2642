import { expect, it } from 'vitest';
import { parseEnvironment } from '@/lib/env';
import { strictTransport } from './strict-transport';

const SITE_URL = 'https://agency.example';

it.each<[what: string, variables: Record<string, string>, value: string | undefined]>([
  ['nothing over http', { SITE_URL: 'http://agency.example', HSTS: 'host' }, undefined],
  ['subdomains too, unless told otherwise', { SITE_URL }, 'max-age=63072000; includeSubDomains'],
  ['the host alone', { SITE_URL, HSTS: 'host' }, 'max-age=63072000'],
  ['what takes it back', { SITE_URL, HSTS: 'off' }, 'max-age=0'],
])('%s', (_what, variables, value) => {
  expect(strictTransport(parseEnvironment(variables))[0]?.value).toBe(value);
});

it('does not guess', () => {
  expect(() => parseEnvironment({ SITE_URL, HSTS: 'on' })).toThrow('HSTS: must be subdomains, host or off');
});
