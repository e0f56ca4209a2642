import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MaintenanceRun } from '@/db/queries/maintenance';
import type { QueryResult } from '@/db/run-query';

type Answer = QueryResult<MaintenanceRun[]>;

const asked = vi.fn<() => Promise<Answer>>();
const log = vi.fn();
/** Lets the site's next minute be over. */
let passMinute: () => Promise<void>;

beforeEach(() => {
  vi.resetModules();
  let end = () => {};
  const sleep = (_ms: number, _value: unknown, { signal }: { signal?: AbortSignal }) =>
    new Promise<void>((resolve, reject) => {
      if (!signal) return resolve();
      end = resolve;
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  passMinute = async () => {
    end();
    await new Promise(setImmediate);
  };
  vi.doMock('node:timers/promises', () => ({ setTimeout: sleep }));
  vi.doMock('@/lib/log', () => ({ log }));
  vi.doMock('@/db/prune', () => ({}));
  vi.doMock('@/db/reporting/rollups', () => ({}));
  vi.doMock('@/db/queries/maintenance', () => ({ isDue: () => false, lastMaintenance: asked }));
});

afterEach(() => {
  for (const path of [
    'node:timers/promises',
    '@/lib/log',
    '@/db/prune',
    '@/db/reporting/rollups',
    '@/db/queries/maintenance',
  ])
    vi.doUnmock(path);
  vi.resetAllMocks();
  vi.resetModules();
});

test('a site that is served looks each minute whether something is due, until it is stopped', async () => {
  asked.mockResolvedValue({ ok: true, value: [] });
  const { startMaintenance } = await import('./maintenance');
  const stop = startMaintenance('postgres://owner@db.example/site');
  expect(asked).not.toHaveBeenCalled();
  await passMinute();
  // For each of the two kinds.
  expect(asked).toHaveBeenCalledTimes(2);
  await passMinute();
  expect(asked).toHaveBeenCalledTimes(4);
  await stop();
  await passMinute();
  expect(asked).toHaveBeenCalledTimes(4);
  expect(log).not.toHaveBeenCalled();
});

test('a database that is away is named once, and once more where it goes away again', async () => {
  const { startMaintenance } = await import('./maintenance');
  const stop = startMaintenance('postgres://owner@db.example/site');
  const away: Answer = { ok: false, reason: 'unavailable', code: 'ECONNREFUSED' };
  for (const answer of [away, away, { ok: true, value: [] } satisfies Answer, away]) {
    asked.mockResolvedValue(answer);
    await passMinute();
  }
  await stop();
  const failed = ['maintenance_failed', { code: 'ECONNREFUSED' }];
  expect(log.mock.calls).toEqual([failed, failed]);
});
