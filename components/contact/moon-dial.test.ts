import { describe, expect, it } from 'vitest';
import { comingPhases, moonPath, moonPhase } from './moon-dial';

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
    expect(moonPath(0.5, 10, [30, 20])).toBe('M30 10A10 10 0 0 0 30 30A10 10 0 0 0 30 10z');
  });
});

it('the nights to come go on over the end of a year, each a day further', () => {
  const phases = comingPhases(new Date(2026, 11, 28, 23, 30), 29);
  expect(phases).toHaveLength(29);
  expect(phases[0]).toBe(moonPhase(new Date(2026, 11, 28, 12).getTime()));
  expect(phases[10]).toBe(moonPhase(new Date(2027, 0, 7, 12).getTime()));
});
