import { describe, expect, it } from 'vitest';
import { type VisitBotReason, visitorOf } from './visitor';

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

type Row = [what: string, changed: Record<string, string | undefined>, expected: VisitBotReason[]];

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
    expect(visitorOf(headersOf(changed)).botReasons).toEqual(expected);
  });

  it('knows the browser by its user agent, and keeps no more of that than a browser has', () => {
    const visitor = visitorOf(headersOf({ 'user-agent': firefox.padEnd(2000, ' x') }));
    expect(visitor.userAgent).toHaveLength(500);
    expect(visitor.device).toMatchObject({ deviceType: 'desktop', browserName: 'Firefox' });
    expect(visitorOf(headersOf({ 'user-agent': undefined })).userAgent).toBeNull();
  });

  it('believes nobody about the location where there is no proxy of ours', () => {
    expect(visitorOf(headersOf({ 'cf-ipcountry': 'FR', 'x-vercel-ip-country': 'FR' })).location).toEqual({});
  });
});
