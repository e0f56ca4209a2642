import { expect, test } from 'vitest';
import { roundTime, slownessOf, timeLeft } from './steps';

const ran = (usualSeconds: number, seconds: number) => ({ step: { usualSeconds }, seconds });

test('before anything ran, this machine is taken for the usual one', () => {
  expect(slownessOf([])).toBe(1);
});

test.each([
  ['one short step says little', [ran(3, 12)], 1.27],
  ['long ones nearly all', [ran(3, 12), ran(270, 540)], 1.92],
  ['a faster machine is one too', [ran(300, 150)], 0.55],
])('%s', (_name, done, slowness) => {
  expect(slownessOf(done)).toBeCloseTo(slowness, 2);
});

test.each([
  [1, '5 s'],
  [23, '25 s'],
  [54, '55 s'],
  [55, '1 min'],
  [330, '6 min'],
])('%d s reads as %s', (seconds, text) => expect(roundTime(seconds)).toBe(text));

test('a heading tells of its own step and of all that is left', () => {
  const steps = [{ usualSeconds: 60 }, { usualSeconds: 240 }];
  expect(timeLeft(steps, [])).toBe('about 1 min of 5 min that are left');
  expect(timeLeft(steps, [ran(30, 90)])).toBe('about 2 min of 10 min that are left');
  expect(timeLeft(steps.slice(1), [])).toBe('about 4 min');
});
