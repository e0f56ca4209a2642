import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasFailedWrite, lastStoredWrite, reportOutage, reportStored } from './outage';

const log = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 4, 31), toFake: ['Date', 'performance'] });
  globalThis.databaseOutage = undefined;
  log.mockClear();
});
afterEach(() => void vi.useRealTimers());

const lines = () => log.mock.calls.flat().map((line) => JSON.parse(String(line)));

it('speaks of an outage as it begins, every ten minutes and at its end, with what it has cost', () => {
  for (let second = 0; second < 25 * 60; second++) {
    reportOutage('53100', 'visits');
    vi.advanceTimersByTime(1000);
  }
  expect(lastStoredWrite()).toBeUndefined();
  vi.advanceTimersByTime(9000);
  reportStored(performance.now(), 'visits');
  expect(lines()).toMatchObject([
    { event: 'database_away', code: '53100', cause: 'its disk is full' },
    { event: 'database_still_away', code: '53100', cause: 'its disk is full', seconds: 600, refused: 601 },
    { event: 'database_still_away', seconds: 1200, refused: 1201 },
    { event: 'database_back', seconds: 1509, refused: 1500 },
  ]);
  expect(lastStoredWrite()).toBe(Date.now());
});

const second = () => vi.advanceTimersByTime(1000);

it('is not over while the tables of one kind of rows are broken, whatever else is stored', () => {
  for (let press = 0; press < 3; press++, second()) {
    reportStored(performance.now(), 'limits');
    reportOutage('42703', 'assessments');
    second();
    reportStored(performance.now(), 'visits');
    expect(hasFailedWrite(3000)).toBe(true);
  }
  expect(lines()).toMatchObject([{ event: 'database_away', code: '42703', rows: 'assessments' }]);
  reportStored(performance.now(), 'assessments');
  expect(lines().slice(1)).toMatchObject([{ event: 'database_back', refused: 3 }]);
});

it('names another cause as soon as it is met, and each once in ten minutes', () => {
  for (let press = 0; press < 5; press++, second()) {
    reportOutage('ECONNREFUSED', 'visits');
    reportOutage('ETIMEDOUT', 'visits');
    reportOutage('28P01', 'visits');
    reportOutage('53100', 'visits');
  }
  expect(lines()).toMatchObject([
    { event: 'database_away', code: 'ECONNREFUSED', cause: 'nothing listens there' },
    { event: 'database_still_away', code: '28P01', cause: 'it refuses the user or the password', refused: 3 },
    { event: 'database_still_away', code: '53100', cause: 'its disk is full', refused: 4 },
  ]);
  log.mockClear();
  vi.advanceTimersByTime(10 * 60_000);
  for (const code of ['53100', '28P01', '53100', '28P01']) reportOutage(code, 'visits');
  expect(lines()).toMatchObject([{ code: '53100' }, { code: '28P01' }]);
});

it('of tables that nobody has written to for ten minutes is over with any other row', () => {
  reportOutage('42501', 'applications');
  log.mockClear();
  vi.advanceTimersByTime(10 * 60_000);
  reportStored(performance.now(), 'visits');
  expect(lines()).toEqual([]);
  second();
  reportStored(performance.now(), 'visits');
  expect(lines()).toMatchObject([{ event: 'database_back', refused: 1 }]);
});

it('of a full disk is not over with one row that found room', () => {
  log.mockClear();
  for (let row = 0; row < 20; row++, second()) {
    reportOutage('53100', 'visits');
    second();
    reportStored(performance.now(), 'visits');
  }
  expect(lines()).toMatchObject([{ event: 'database_away' }]);
});

it('of the whole database is over with a row of a visitor, which alone is counted as refused', () => {
  reportOutage('25006', 'limits');
  reportOutage('25006', 'assessments');
  log.mockClear();
  second();
  reportStored(performance.now(), 'probe');
  expect([lines(), lastStoredWrite()]).toEqual([[], undefined]);
  reportStored(performance.now(), 'visits');
  expect(lines()).toMatchObject([{ event: 'database_back', refused: 1 }]);
});

it.each(['26000', '42P05', 'ERR_OUT_OF_RANGE'])('says what to add where a pooler answers %s', (code) => {
  log.mockClear();
  reportOutage(code, 'visits');
  expect(lines()).toMatchObject([{ code, cause: expect.stringContaining('?prepare=false') }]);
});

it.each(['ENOTFOUND', 'EAI_AGAIN', 'CERT_HAS_EXPIRED', '57P03', 'CONNECTION_CLOSED', 'DEADLINE'])(
  'says what %s means of a database that is away',
  (code) => {
    reportOutage(code, 'visits');
    expect(lines()).toMatchObject([{ code, cause: expect.any(String) }]);
  },
);
