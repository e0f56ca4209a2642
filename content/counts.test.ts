import { expect, it } from 'vitest';
import { countInWords, countToBegin } from './counts';

it.each([
  [0, 'no', 'No'],
  [9, 'nine', 'Nine'],
  [10, 'ten', 'Ten'],
  [20, 'twenty', 'Twenty'],
  [21, '21', '21'],
])('%i is %s inside a sentence and %s at its beginning', (count, inside, atBegin) => {
  expect(countInWords(count)).toBe(inside);
  expect(countToBegin(count)).toBe(atBegin);
});
