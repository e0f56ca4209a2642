import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const written = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  written.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  // Files of tests share modules: none of them wants this one's level.
  vi.resetModules();
});

/** The log of a process that was started with this level. */
async function logAt(level = '') {
  vi.stubEnv('LOG_LEVEL', level);
  return import('./log');
}

const lines = () => written.mock.calls.flat().map((line) => JSON.parse(String(line)));

it('writes one line of JSON with level and moment, and of a request its id and route', async () => {
  const { log, inRequest } = await logAt();
  log('database_away', { code: 'ECONNREFUSED' });
  inRequest({ requestId: 'a1', route: 'POST /hiring' }, () =>
    log('application_not_stored', { code: '23514' }),
  );
  log('database_back');
  expect(lines()).toEqual([
    { level: 'error', time: expect.any(String), event: 'database_away', code: 'ECONNREFUSED' },
    {
      level: 'error',
      time: expect.any(String),
      event: 'application_not_stored',
      requestId: 'a1',
      route: 'POST /hiring',
      code: '23514',
    },
    { level: 'info', time: expect.any(String), event: 'database_back' },
  ]);
});

it('says at once what happens, and then once a minute how often it was and for whom', async () => {
  const { logCounted, inRequest } = await logAt();
  for (let second = 0; second < 150; second++) {
    const requestId = `r${second}`;
    inRequest({ requestId, route: 'POST /api/events' }, () => logCounted('request_refused', { status: 429 }));
    if (second === 0) logCounted('request_refused', { status: 503 });
    vi.advanceTimersByTime(1000);
  }
  vi.advanceTimersByTime(600_000);
  expect(lines().map(({ status, count }) => [status, count])).toEqual([
    [429, 1],
    [503, 1],
    [429, 59],
    [429, 60],
    [429, 30],
  ]);
  const [first, , minute] = lines();
  expect(first).toMatchObject({ requestId: 'r0' });
  // Of the last ones, not of the one that happened to open the window.
  expect(minute.requestIds).toEqual(Array.from({ length: 10 }, (_, index) => `r${50 + index}`));
  expect(minute).not.toHaveProperty('requestId');
});

it('names no request for what is done on behalf of none, not even the one in which the module was loaded', async () => {
  const first = { requestId: 'first', route: 'POST /api/events' };
  const { log, outsideRequests, inRequest } = await logAt();
  const { outsideRequests: loadedWithin } = await inRequest(first, () => {
    globalThis.outsideOfRequests = undefined;
    vi.resetModules();
    return import('./log');
  });
  inRequest(first, () => {
    log('database_back');
    outsideRequests(() => log('database_back'));
    loadedWithin(() => log('database_back'));
  });
  expect(lines().map(({ requestId }) => requestId)).toEqual(['first', undefined, undefined]);
});

it('says each one where everything is wanted, and less where less is', async () => {
  const said = async (level: string) => {
    written.mockClear();
    vi.resetModules();
    globalThis.countedLines = undefined;
    const { log, logCounted } = await logAt(level);
    for (let time = 0; time < 3; time++) logCounted('request_refused', { status: 429 });
    log('database_back');
    log('database_away');
    return lines().map(({ level, event }) => [level, event].join(' '));
  };
  const refused = 'request_refused';
  expect(await said('debug')).toEqual([
    `warn ${refused}`,
    `debug ${refused}`,
    `debug ${refused}`,
    'info database_back',
    'error database_away',
  ]);
  expect(await said('warn')).toEqual([`warn ${refused}`, 'error database_away']);
  expect(await said('error')).toEqual(['error database_away']);
});
