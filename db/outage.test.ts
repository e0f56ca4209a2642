import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lastStoredWrite, reportOutage, reportStored } from './outage';

const log = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 4, 31), toFake: ['Date', 'performance'] });
  globalThis.databaseOutage = undefined;
});
afterEach(() => void vi.useRealTimers());

const lines = () => log.mock.calls.flat().map((line) => JSON.parse(String(line)));

it('speaks of an outage as it begins, every ten minutes and at its end, with what it has cost', () => {
  for (let second = 0; second < 25 * 60; second++) {
    reportOutage('53100');
    vi.advanceTimersByTime(1000);
  }
  expect(lastStoredWrite()).toBeUndefined();
  reportStored(performance.now());
  expect(lines()).toMatchObject([
    { event: 'database_away', code: '53100', cause: 'its disk is full' },
    { event: 'database_still_away', code: '53100', cause: 'its disk is full', seconds: 600, refused: 601 },
    { event: 'database_still_away', seconds: 1200, refused: 1201 },
    { event: 'database_back', seconds: 1500, refused: 1500 },
  ]);
  expect(lastStoredWrite()).toBe(Date.now());
});

it.each(['26000', '42P05', 'ERR_OUT_OF_RANGE'])('says what to add where a pooler answers %s', (code) => {
  log.mockClear();
  reportOutage(code);
  expect(lines()).toMatchObject([{ code, cause: expect.stringContaining('?prepare=false') }]);
});
