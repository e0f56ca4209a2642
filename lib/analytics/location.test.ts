import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { VisitorLocation } from '@/db/schema/analytics';
import { startLocationService } from '@/tests/support/location-service';
import { askService, locationFromHeaders, locationHeaders, locationText } from './location';

type Row = [what: string, headers: Record<string, string>, expected: VisitorLocation];

/** A header whose bytes are UTF-8. */
const asNodeReads = (text: string) => Buffer.from(text).toString('latin1');

const rows: Row[] = [
  [
    'Vercel',
    {
      'x-vercel-ip-country': 'US',
      'x-vercel-ip-country-region': 'CA',
      'x-vercel-ip-city': 'San%20Francisco',
    },
    { country: 'United States', region: 'CA', city: 'San Francisco' },
  ],
  [
    'Cloudflare',
    { 'cf-ipcountry': 'DE', 'cf-region': 'Bavaria', 'cf-ipcity': 'Munich' },
    { country: 'Germany', region: 'Bavaria', city: 'Munich' },
  ],
  [
    'Cloudflare, in bytes of UTF-8',
    { 'cf-ipcountry': 'PL', 'cf-region': asNodeReads('Łódź Voivodeship'), 'cf-ipcity': asNodeReads('Łódź') },
    { country: 'Poland', region: 'Łódź Voivodeship', city: 'Łódź' },
  ],
  [
    'bytes that are no UTF-8',
    { 'cf-ipcountry': 'DE', 'cf-ipcity': 'M\u00fcnchen' },
    { country: 'Germany', city: 'München' },
  ],
  [
    'CloudFront',
    {
      'cloudfront-viewer-country': 'BR',
      'cloudfront-viewer-country-region-name': 'S%C3%A3o%20Paulo',
      'cloudfront-viewer-city': 'S%C3%A3o%20Paulo',
    },
    { country: 'Brazil', region: 'São Paulo', city: 'São Paulo' },
  ],
  ['a country alone', { 'cf-ipcountry': 'JP' }, { country: 'Japan' }],
  ['no such host', { 'accept-language': 'de-DE' }, {}],
  ['a city without a country', { 'cf-ipcity': 'Munich' }, {}],
  ['unknown', { 'cf-ipcountry': 'XX', 'cf-ipcity': 'Munich' }, {}],
  ['Tor', { 'cf-ipcountry': 'T1' }, {}],
  ['a code no country has', { 'cf-ipcountry': 'QX' }, {}],
  ['a name instead of a code', { 'cf-ipcountry': 'Germany' }, {}],
  ['a code in small letters', { 'cf-ipcountry': 'de' }, {}],
  [
    'unknown to one host, known to the next',
    { 'x-vercel-ip-country': 'XX', 'x-vercel-ip-city': 'Nowhere', 'cf-ipcountry': 'FR' },
    { country: 'France' },
  ],
  ['a lone percent sign', { 'cf-ipcountry': 'FR', 'cf-ipcity': '100%' }, { country: 'France', city: '100%' }],
  [
    'control characters',
    { 'cf-ipcountry': 'FR', 'cf-ipcity': 'Pa%00ri%0As%1B' },
    { country: 'France', city: 'Paris' },
  ],
];

describe('locationFromHeaders', () => {
  it.each(rows)('%s', (_what, headers, expected) => {
    expect(locationFromHeaders(new Headers(headers))).toEqual(expected);
  });
});

describe('locationText', () => {
  it.each<[what: string, value: unknown, expected: string | undefined]>([
    ['a name', ' Zürich ', 'Zürich'],
    ['nothing', undefined, undefined],
    ['spaces', ' \u2003 ', undefined],
    ['control characters alone', '\0\u0007\u009f', undefined],
    ['a number', 7, undefined],
    ['a list', ['Paris'], undefined],
    ['a name that goes on and on', 'x'.repeat(5000), 'x'.repeat(100)],
    ['half a pair of surrogates', 'Par\ud83dis', 'Par\ufffdis'],
  ])('%s', (_what, value, expected) => {
    expect(locationText(value)).toBe(expected);
  });

  it('can always be stored, wherever it is cut', () => {
    const cut = locationText(`x${'🗼'.repeat(60)}`);
    expect(cut?.isWellFormed()).toBe(true);
    expect(cut?.length).toBeLessThanOrEqual(100);
  });
});

// A visitor who sent one would choose where they are: our proxy stands in front, so that headers are believed.
it.each(['deploy/nginx.conf', 'deploy/Caddyfile'])('%s lets no visitor say where they are', (file) => {
  const cleared = readFileSync(file, 'utf8')
    .toLowerCase()
    .split('\n')
    .map((line) => /(?:proxy_set_header (\S+) "";|header_up -(\S+))$/.exec(line)?.slice(1).join(''));
  for (const { country } of locationHeaders) expect(cleared).toContain(country);
});

it('waits no longer for the rest of an answer while the process collects garbage', async () => {
  setFlagsFromString('--expose-gc');
  const collecting = setInterval(runInNewContext('gc'), 50);
  const service = await startLocationService();
  onTestFinished(async () => {
    clearInterval(collecting);
    await service.close();
  });
  service.answerWith((_, response) => void response.writeHead(200).write('{"city":"P'));
  await expect(askService(service.url)).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }));
});
