import { expect, it } from 'vitest';
import { failureOf } from './run-query';

const errorWith = (code: string) => Object.assign(new Error('params: Somebody'), { code });

it.each([
  ['ECONNREFUSED', 'unavailable'],
  ['CONNECT_TIMEOUT', 'unavailable'],
  ['57P01', 'unavailable'],
  ['42P01', 'unavailable'],
  ['22021', 'rejected'],
  ['23514', 'rejected'],
])('reads %s as %s', (code, reason) => {
  expect(failureOf(errorWith(code))).toEqual({ ok: false, reason, code });
});

it('finds the code below the error that lists the parameters, and keeps nothing else of it', () => {
  const wrapped = new Error('Failed query: params: Somebody', { cause: errorWith('23514') });
  expect(failureOf(wrapped)).toEqual({ ok: false, reason: 'rejected', code: '23514' });
});

it('names what has no code', () => {
  expect(failureOf(new TypeError('params: Somebody'))).toMatchObject({ code: 'TypeError' });
  expect(failureOf('Somebody')).toMatchObject({ code: 'UNKNOWN' });
});
