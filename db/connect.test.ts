import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onlyRow, paceAttempts } from './connect';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Asks each 10 ms whether a connection may begin. Returns when it might, in milliseconds from now. */
function attemptsWithin(milliseconds: number, mayConnect: () => boolean): number[] {
  const begun = performance.now();
  const times: number[] = [];
  for (; performance.now() < begun + milliseconds; vi.advanceTimersByTime(10)) {
    if (mayConnect()) times.push(performance.now() - begun);
  }
  return times;
}

it('lets the first ones begin at once, and the others ever later', () => {
  const mayConnect = paceAttempts(3, () => 0);
  expect(attemptsWithin(2500, mayConnect)).toEqual([0, 10, 20, 120, 320, 720, 1220, 1720, 2220]);
});

it('lets them begin at once again after an answer', () => {
  let lastAnswer = 0;
  const mayConnect = paceAttempts(2, () => lastAnswer);
  attemptsWithin(2000, mayConnect);
  lastAnswer = performance.now();
  expect(attemptsWithin(30, mayConnect)).toEqual([0, 10]);
});

it('does not hold back a client whose last attempt is long ago', () => {
  const mayConnect = paceAttempts(1, () => 0);
  mayConnect();
  vi.advanceTimersByTime(60_000);
  expect(mayConnect()).toBe(true);
});

it('takes a count that is missing for a fault, and not for 0', () => {
  expect(onlyRow([{ rows: 0 }])).toEqual({ rows: 0 });
  expect(() => onlyRow([])).toThrow('left out a row');
});
