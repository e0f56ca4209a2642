import { describe, expect, it } from 'vitest';
import type { DeviceType } from '@/content/analytics';
import type { RequestBotReason } from '@/db/schema/bot-reasons';
import { type Device, readDevice, readVisitor } from './visitor';

type DeviceRow = [what: string, browser: string, system: string, userAgent: string];

/** `Firefox 140.0`, or nothing where the user agent does not say. */
const spoken = (name?: string, version?: string) => [name, version].filter(Boolean).join(' ');

const agents: Record<DeviceType, DeviceRow[]> = {
  mobile: [
    [
      'Safari on an iPhone',
      'Mobile Safari 18.3.1',
      'iOS 18.3.2',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3.1 Mobile/15E148 Safari/604.1',
    ],
    [
      'Chrome on an iPhone',
      'Chrome 137.0.7151.51',
      'iOS 18.5',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/137.0.7151.51 Mobile/15E148 Safari/604.1',
    ],
    [
      'Chrome on Android, which names no model any more',
      'Chrome 137.0.0.0',
      'Android 10',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36',
    ],
    [
      'Samsung Internet',
      'Samsung Browser 27.0',
      'Android 14',
      'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    ],
    [
      'Firefox on Android',
      'Firefox 140.0',
      'Android 15',
      'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    ],
    [
      'a watch',
      'Samsung Browser 17.0',
      'Android 11',
      'Mozilla/5.0 (Linux; Android 11; SM-R890) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/17.0 Chrome/96.0.4664.104 Mobile Safari/537.36',
    ],
  ],
  tablet: [
    [
      'an iPad that asks for mobile pages',
      'Mobile Safari 17.5',
      'iOS 17.5',
      'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    ],
    [
      'Chrome on an Android tablet, which leaves out "Mobile"',
      'Chrome 137.0.0.0',
      'Android 10',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36',
    ],
    [
      'a Galaxy Tab',
      'Chrome 120.0.6099.144',
      'Android 13',
      'Mozilla/5.0 (Linux; Android 13; SM-X906C Build/TP1A.220624.014) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.6099.144 Safari/537.36',
    ],
    [
      'Firefox on a tablet',
      'Firefox 140.0',
      'Android 14',
      'Mozilla/5.0 (Android 14; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0',
    ],
    [
      'a Fire tablet',
      'Silk 119.4.1',
      'Android 11',
      'Mozilla/5.0 (Linux; Android 11; KFTRWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/119.4.1 like Chrome/119.0.6045.193 Safari/537.36',
    ],
  ],
  desktop: [
    [
      'Edge',
      'Edge 137.0.3296.62',
      'Windows 10',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36 Edg/137.0.3296.62',
    ],
    [
      'Chrome on Windows',
      'Chrome 137.0.0.0',
      'Windows 10',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36',
    ],
    [
      'Firefox on Linux',
      'Firefox 140.0',
      'Linux',
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ],
    [
      'Safari on a Mac, and on an iPad that claims to be one',
      'Safari 18.4',
      'Mac OS 10.15.7',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
    ],
    [
      'a Chromebook',
      'Chrome 137.0.0.0',
      'Chromium OS 14541.0.0',
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36',
    ],
    [
      'a television',
      'Chrome 87.0.4280.88',
      'webOS TV',
      'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/87.0.4280.88 Safari/537.36 WebAppManager',
    ],
    [
      'a console',
      'Safari 13.0',
      'PlayStation 5',
      'Mozilla/5.0 (PlayStation; PlayStation 5/2.26) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.0 Safari/605.1.15',
    ],
  ],
};

describe.each(Object.entries(agents))('%s', (deviceType, rows) => {
  it.each(rows)('%s', (_what, browser, system, userAgent) => {
    const device = readDevice(userAgent);
    expect(device.deviceType).toBe(deviceType);
    expect(spoken(device.browserName, device.browserVersion)).toBe(browser);
    expect(spoken(device.osName, device.osVersion)).toBe(system);
  });
});

it.each<[what: string, userAgent: string]>([
  ['nothing', ''],
  ['garbage', '%00 ((( not a browser; ÿ'],
  ["the name of an object's part", '__proto__'],
  ['a name that goes on and on', 'x'.repeat(500)],
])('takes %s for a desktop and says nothing more of it', (_what, userAgent) => {
  expect(readDevice(userAgent)).toEqual<Device>({ deviceType: 'desktop' });
});

it('remembers what it has read, and reads anew what it had to forget', () => {
  const agent = (version: number) => `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Firefox/${version}.0`;
  const first = readDevice(agent(7));
  expect(readDevice(agent(8))).not.toBe(first);
  expect(readDevice(agent(7))).toBe(first);
  for (let version = 100; version < 1100; version += 1) {
    expect(readDevice(agent(version)).browserVersion).toBe(`${version}.0`);
  }
  // Anybody can make user agents up: they may not fill the memory.
  expect(readDevice(agent(7))).not.toBe(first);
  expect(readDevice(agent(7))).toEqual(first);
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const headless =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/137.0.0.0 Safari/537.36';

const browser: Record<string, string> = {
  'user-agent': firefox,
  'accept-language': 'de-DE,de;q=0.9',
  origin: 'https://site.example',
  'sec-fetch-site': 'same-origin',
};

/** The headers of a browser with some of them replaced, or left out. */
function headersOf(changed: Record<string, string | undefined>): Headers {
  const entries = Object.entries({ ...browser, ...changed });
  return new Headers(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

type Row = [what: string, changed: Record<string, string | undefined>, expected: RequestBotReason[]];

const rows: Row[] = [
  ['a browser', {}, []],
  ['an older browser, with an origin alone', { 'sec-fetch-site': undefined }, []],
  ['a browser that states no origin with a beacon', { origin: undefined }, []],
  ['neither origin nor site', { origin: undefined, 'sec-fetch-site': undefined }, ['no_origin']],
  ['no language', { 'accept-language': undefined }, ['no_language']],
  ['an empty language', { 'accept-language': '' }, ['no_language']],
  ['no user agent', { 'user-agent': undefined }, ['user_agent']],
  ['an empty user agent', { 'user-agent': '' }, ['user_agent']],
  ['a browser without a screen', { 'user-agent': headless }, ['user_agent']],
  ['curl', { 'user-agent': 'curl/8.9.1' }, ['user_agent']],
  ['a script', { 'user-agent': 'python-requests/2.32.3' }, ['user_agent']],
  [
    'a search engine',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ['user_agent'],
  ],
  [
    'a collector for a language model',
    { 'user-agent': 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)' },
    ['user_agent'],
  ],
  [
    'everything at once',
    {
      'user-agent': 'curl/8.9.1',
      'accept-language': undefined,
      origin: undefined,
      'sec-fetch-site': undefined,
    },
    ['user_agent', 'no_origin', 'no_language'],
  ],
];

describe('visitorOf', () => {
  it.each(rows)('%s', (_what, changed, expected) => {
    expect(readVisitor(headersOf(changed)).botReasons).toEqual(expected);
  });

  it('knows the browser by its user agent, and keeps no more of that than a browser has', () => {
    const visitor = readVisitor(headersOf({ 'user-agent': firefox.padEnd(2000, ' x') }));
    expect(visitor.userAgent).toHaveLength(500);
    expect(visitor.device).toMatchObject({ deviceType: 'desktop', browserName: 'Firefox' });
    expect(readVisitor(headersOf({ 'user-agent': undefined })).userAgent).toBeNull();
  });

  it('believes nobody about the location where there is no proxy of ours', () => {
    expect(readVisitor(headersOf({ 'cf-ipcountry': 'FR', 'x-vercel-ip-country': 'FR' })).location).toEqual(
      {},
    );
  });
});
