import { describe, expect, it } from 'vitest';
import { daysWithMoons, moonPath, moonPhase } from './calendar-placeholder';

describe('the moon', () => {
  // New and full moons as published by the U.S. Naval Observatory.
  it.each([
    ['2024-01-11T11:57Z', 0],
    ['2024-01-25T17:54Z', 0.5],
    ['2025-03-14T06:55Z', 0.5],
    ['2026-08-12T17:37Z', 0],
  ])('%s is at %d of its cycle, to 0.7 days', (time, phase) => {
    const away = Math.abs(moonPhase(Date.parse(time)) - phase);
    expect(Math.min(away, 1 - away)).toBeLessThan(0.7 / 29.53);
  });

  it('is dark when new and whole when full', () => {
    expect(moonPath(0.5, 10)).toBe('M0 -10A10 10 0 0 0 0 10A10 10 0 0 0 0 -10z');
    expect(moonPath(0, 10)).toBe('M0 -10A10 10 0 0 1 0 10A10 10 0 0 0 0 -10z');
  });
});

it('the list of days goes on over the end of a year and knows weekends', () => {
  const days = daysWithMoons(new Date(2026, 11, 28, 23, 30), 14);
  expect(days.map(({ date }) => date.getDate())).toEqual([28, 29, 30, 31, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(days.filter(({ isWeekend }) => isWeekend).map(({ date }) => date.getDate())).toEqual([2, 3, 9, 10]);
});
