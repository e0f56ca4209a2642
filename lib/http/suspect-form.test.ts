import { describe, expect, it } from 'vitest';
import { type FormTraces, signFormToken, suspectBot } from './suspect-form';

const now = Date.UTC(2026, 2, 1, 12);
const ago = (ms: number) => signFormToken(now - ms, 'secret');
const day = 24 * 60 * 60 * 1000;

const traces = (some: Partial<FormTraces>): FormTraces => ({
  honeypot: '',
  token: ago(60_000),
  headers: new Headers({ origin: 'https://site.example' }),
  secrets: ['secret', 'own'],
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
    ['nobody who is done within a second', { token: ago(1000) }, []],
    ['nobody whose token never came', { token: '' }, []],
    ['nobody whose token this process signed by itself', { token: signFormToken(now - 60_000, 'own') }, []],
    ['nobody whose token is of another site', { token: signFormToken(now - 60_000, 'other') }, []],
    ['nobody when the clock was set back an hour', { token: ago(-day / 24) }, []],
    ['nobody whose token is garbled', { token: '..%00.' }, []],
    ['no stated origin', { headers: new Headers() }, ['no_origin']],
    ['both', { honeypot: 'x', headers: new Headers() }, ['honeypot', 'no_origin']],
    [
      'all of it',
      { honeypot: 'x', token: ago(0), headers: new Headers() },
      ['honeypot', 'no_origin', 'too_fast'],
    ],
  ])('%s', (_what, some, expected) => {
    expect(suspectBot(traces(some))).toEqual(expected);
  });
});

it.each<[what: string, token: string, expected: string[]]>([
  ['a token of a minute ago', ago(60_000), []],
  ['one of this process', signFormToken(now - 60_000, 'own'), []],
  ['three seconds', ago(3000), []],
  ['2,999 ms', ago(2999), ['too_fast']],
  ['no token', '', ['no_token']],
  ['a token of another site', signFormToken(now - 60_000, 'other'), ['no_token']],
  ['a token with another time', ago(1000).replace(/^\d+/, String(now - 60_000)), ['no_token']],
  ['a token of tomorrow', ago(-day), ['no_token']],
  ['a token of seven days ago', ago(7 * day), []],
  ['one a millisecond older', ago(7 * day + 1), ['no_token']],
  ['a token of last month', ago(30 * day), ['no_token']],
  ['a garbled token', '..%00.', ['no_token']],
])('beside another reason, reads %s', (_what, token, expected) => {
  expect(suspectBot(traces({ honeypot: 'x', token }))).toEqual(['honeypot', ...expected]);
});
