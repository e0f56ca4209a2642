import { describe, expect, it } from 'vitest';
import { type FormTraces, signFormToken, suspectBot } from './bot-detection';

const now = Date.UTC(2026, 2, 1, 12);
const ago = (ms: number) => signFormToken(now - ms, 'secret');
const day = 24 * 60 * 60 * 1000;

const traces = (some: Partial<FormTraces>): FormTraces => ({
  honeypot: '',
  token: ago(60_000),
  headers: new Headers({ origin: 'https://site.example' }),
  secret: 'secret',
  now,
  ...some,
});

describe('suspects', () => {
  it.each<[what: string, some: Partial<FormTraces>, expected: string[]]>([
    ['nobody who takes a minute', {}, []],
    ['nobody who takes three seconds', { token: ago(3000) }, []],
    ['nobody who takes six days', { token: ago(6 * day) }, []],
    ['nobody without JavaScript', { token: null }, []],
    [
      'nobody whose browser sends Sec-Fetch-Site alone',
      { headers: new Headers({ 'sec-fetch-site': 'same-origin' }) },
      [],
    ],
    ['a filled honeypot', { honeypot: 'x' }, ['honeypot']],
    ['2,999 ms', { token: ago(2999) }, ['too_fast']],
    ['a script without a token', { token: '' }, ['no_token']],
    ['a token of another site', { token: signFormToken(now - 60_000, 'other') }, ['no_token']],
    ['a token with another time', { token: ago(1000).replace(/^\d+/, String(now - 60_000)) }, ['no_token']],
    ['a token of tomorrow', { token: ago(-day) }, ['no_token']],
    ['a token of last month', { token: ago(30 * day) }, ['no_token']],
    ['a garbled token', { token: '..%00.' }, ['no_token']],
    ['no stated origin', { headers: new Headers() }, ['no_origin']],
    [
      'all of it',
      { honeypot: 'x', token: ago(0), headers: new Headers() },
      ['honeypot', 'too_fast', 'no_origin'],
    ],
  ])('%s', (_what, some, expected) => {
    expect(suspectBot(traces(some))).toEqual(expected);
  });
});
