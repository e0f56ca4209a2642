import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { environmentNames, likelyTypos, parseEnvironment } from './env';

it.each([
  ['PORT', '80000', 'PORT: must be a number from 0 to 65535'],
  ['PORT', '0x50', 'PORT: must be a number from 0 to 65535'],
  ['LISTEN_ADDRESS', 'localhost', 'LISTEN_ADDRESS: must be an IP address of this machine, as 127.0.0.1'],
  ['LISTEN_ADDRESS', '[::1]', 'LISTEN_ADDRESS: must be an IP address of this machine, as 127.0.0.1'],
  ['DATABASE_POOL_SIZE', '500', 'DATABASE_POOL_SIZE: must be a number from 1 to 100'],
  ['TRUSTED_PROXY_HOPS', '-1', 'TRUSTED_PROXY_HOPS: must be a number from 0 to 10'],
  ['TRUSTED_PROXY_HOPS', 'one', 'TRUSTED_PROXY_HOPS: must be a number from 0 to 10'],
  ['TRUSTED_PROXY_HOPS', ' ', 'TRUSTED_PROXY_HOPS: must be a number from 0 to 10'],
  ['DATABASE_POOL_SIZE', '1e1', 'DATABASE_POOL_SIZE: must be a number from 1 to 100'],
  [
    'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
    'abc',
    'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: must be 32 bytes in base64',
  ],
  ['METRICS_TOKEN', `${'x'.repeat(16)} `, 'METRICS_TOKEN: must not begin or end with a space'],
  ['SITE_SECRET', `\n${'x'.repeat(32)}`, 'SITE_SECRET: must not begin or end with a space'],
  ['CHECKOUT_WEBHOOK_SECRET', ' '.repeat(20), 'CHECKOUT_WEBHOOK_SECRET: must not begin or end with a space'],
  ['SITE_URL', 'https://agency.example/en', 'SITE_URL: must end after its host, as https://agency.example:'],
  ['SITE_URL', 'https://agency.example/?a', 'SITE_URL: must end after its host, as https://agency.example:'],
  ['SITE_URL', 'agency.example', 'SITE_URL: must be an http(s):// address'],
  ['GEOLOCATION_URL', 'geo.example/{ip}', 'GEOLOCATION_URL: must be an http(s):// address'],
  ['GEOLOCATION_URL', 'https://geo.example/', 'GEOLOCATION_URL: must say where the address goes, with {ip}'],
  ['GEOLOCATION_URL', 'http://geo.example/{ip}', 'GEOLOCATION_URL: must be an https:// address'],
  ['GEOLOCATION_URL', 'http://10.0.0.7:8080/{ip}', 'GEOLOCATION_URL: must be an https:// address'],
  ['GEOLOCATION_URL', 'http://3221225985/{ip}', 'GEOLOCATION_URL: must be an https:// address'],
  ['GEOLOCATION_URL', 'http://localhost.geo.example/{ip}', 'GEOLOCATION_URL: must be an https:// address'],
])('%s=%s is refused with what it must be', (name, value, message) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow(message);
});

it.each(['https://agency.example', 'https://agency.example/', 'HTTPS://Agency.example'])(
  'SITE_URL=%s is one address',
  (given) => {
    expect(parseEnvironment({ SITE_URL: given }).SITE_URL).toBe('https://agency.example');
  },
);

it.each(['https://geo.example/{ip}/json', 'http://127.0.0.1:8080/{ip}', 'http://geo:8080/{ip}'])(
  'GEOLOCATION_URL=%s gives no visitor’s address away',
  (given) => {
    expect(parseEnvironment({ GEOLOCATION_URL: given }).GEOLOCATION_URL).toBe(given);
  },
);

it.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['DATABASE_URLS', 'DATABASE_URL'],
  ['SITE_URI', 'SITE_URL'],
  ['TRUSTED_PROXY_HOP', 'TRUSTED_PROXY_HOPS'],
])('%s is one slip away from %s', (given, meant) => {
  expect(likelyTypos({ [given]: 'x' })).toEqual([{ given, meant }]);
});

it.each(['PATH', 'HOME', 'DATABASE_HOST', 'SITE', 'REPORT'])('%s is nobody’s slip', (given) => {
  expect(likelyTypos({ [given]: 'x' })).toEqual([]);
});

it('says nothing of a variable beside the right one', () => {
  expect(likelyTypos({ DATABASE_URLS: 'x', DATABASE_URL: 'y' })).toEqual([]);
});

it('is what .env.example documents, to the name', () => {
  const example = readFileSync('.env.example', 'utf8');
  const documented = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(documented.sort()).toEqual([...environmentNames].sort());
});
