import { expect, it, onTestFinished, vi } from 'vitest';
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

it('says at the first write that there is no database, and not for each', async () => {
  vi.stubEnv('DATABASE_URL', undefined);
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    log.mockRestore();
    vi.unstubAllEnvs();
  });
  // What other files have logged is counted too.
  globalThis.countedLines = undefined;
  vi.resetModules();
  const { runQuery } = await import('./run-query');
  const statement = () => Promise.resolve();
  await runQuery(statement, 'look');
  expect(log).not.toHaveBeenCalled();
  for (let times = 0; times < 3; times++)
    expect(await runQuery(statement, 'visits')).toMatchObject({ reason: 'unset' });
  expect(log.mock.calls.flat().map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', event: 'database_unset', hint: expect.stringContaining('DATABASE_URL is not set') },
  ]);
});
