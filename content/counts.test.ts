import { expect, it } from 'vitest';
import { countInWords, countToBegin } from './counts';

it.each([
  [0, 'no', 'No'],
  [1, 'one', 'One'],
  [2, 'two', 'Two'],
  [3, 'three', 'Three'],
  [4, 'four', 'Four'],
  [5, 'five', 'Five'],
  [6, 'six', 'Six'],
  [7, 'seven', 'Seven'],
  [8, 'eight', 'Eight'],
  [9, 'nine', 'Nine'],
  [10, 'ten', 'Ten'],
  [11, 'eleven', 'Eleven'],
  [12, 'twelve', 'Twelve'],
  [13, 'thirteen', 'Thirteen'],
  [14, 'fourteen', 'Fourteen'],
  [15, 'fifteen', 'Fifteen'],
  [16, 'sixteen', 'Sixteen'],
  [17, 'seventeen', 'Seventeen'],
  [18, 'eighteen', 'Eighteen'],
  [19, 'nineteen', 'Nineteen'],
  [20, 'twenty', 'Twenty'],
  [21, '21', '21'],
])('%i is %s inside a sentence and %s at its beginning', (count, inside, atBegin) => {
  expect(countInWords(count)).toBe(inside);
  expect(countToBegin(count)).toBe(atBegin);
});
