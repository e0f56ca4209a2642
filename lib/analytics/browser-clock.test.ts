import { describe, expect, it } from 'vitest';
import { dateOfId, eventMoment } from './browser-clock';

const now = Date.UTC(2026, 4, 31, 12);
const second = 1000;
const day = 24 * 60 * 60 * second;

describe('eventMoment', () => {
  it.each<[what: string, at: number, expected: number]>([
    ['a moment ago', now - second, now - second],
    ['just now', now, now],
    ['a clock that is ahead', now + second, now],
    ['a clock that is years ahead', Date.UTC(9999, 0), now],
    ['kept by the browser for six days', now - 6 * day, now - 6 * day],
    ['at the limit', now - 7 * day, now - 7 * day],
    ['longer ago than a browser keeps anything', now - 7 * day - second, now - 7 * day],
    ['a clock that was never set', 0, now - 7 * day],
  ])('%s', (_what, at, expected) => {
    expect(eventMoment(at, now)).toBe(expected);
  });
});

/** A UUID v7 of that millisecond. */
const idOf = (milliseconds: number) => {
  const hex = milliseconds.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
};

describe('dateOfId', () => {
  it.each<[id: string, expected: string]>([
    [idOf(now), '2026-05-31'],
    [idOf(Date.UTC(2026, 4, 30, 23, 59, 59, 999)), '2026-05-30'],
    [idOf(Date.UTC(2026, 4, 30)), '2026-05-30'],
    [idOf(now - 7 * day), '2026-05-24'],
    [idOf(now - 8 * day), '2026-05-24'],
    [idOf(0), '2026-05-24'],
    [idOf(now + day), '2026-05-31'],
    ['ffffffff-ffff-7fff-bfff-ffffffffffff', '2026-05-31'],
  ])('of %s is %s', (id, expected) => {
    expect(dateOfId(id, now)).toBe(expected);
  });
});
