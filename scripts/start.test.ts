import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const startMaintenance = vi.fn((_url: string) => async () => undefined);

beforeEach(() => {
  vi.resetModules();
  vi.doMock('./build', () => ({}));
  vi.doMock('./server', () => ({ startServer: async () => ({ port: 3000, stop: async () => undefined }) }));
  vi.doMock('./site/watch-answers', () => ({ shortenNextsErrors: () => undefined }));
  vi.doMock('./site/maintenance', () => ({ startMaintenance }));
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(() => {
  for (const path of ['./build', './server', './site/watch-answers', './site/maintenance']) vi.doUnmock(path);
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  startMaintenance.mockClear();
  vi.resetModules();
});

const database = 'postgres://owner@db.example/site';

test.each([
  ['does the daily work by itself', { DATABASE_URL: database, MAINTENANCE: '' }, [[database]]],
  ['leaves it to cron where it is told so', { DATABASE_URL: database, MAINTENANCE: 'off' }, []],
  ['has none to do without a database', { DATABASE_URL: '', MAINTENANCE: '' }, []],
])('a site that is served %s', async (_what, variables, begun) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { serveSite } = await import('./start');
  await serveSite({ build: undefined, port: 0, prompt: 'none' });
  expect(startMaintenance.mock.calls).toEqual(begun);
});
