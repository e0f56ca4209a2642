import { expect, it } from 'vitest';
import { isNoticed, middlePress } from './presses';

const press = (took: number) => ({ control: 'button Menu', took, waited: 0, worked: 0, painted: 0 });

it.each([
  [[216], 216],
  [[400, 96], 96],
  [[400, 96, 216], 216],
])('of presses that took %j the one of %d is told', (times, told) => {
  expect(middlePress(times.map(press))?.took).toBe(told);
});

it('tells nothing of a control that could not be pressed', () => {
  expect(middlePress([])).toBeUndefined();
});

it('lists what takes longer than 200 ms', () => {
  expect([200, 208].map((took) => isNoticed(press(took)))).toEqual([false, true]);
});
