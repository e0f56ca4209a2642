import { expect, it } from 'vitest';
import { countInWords, countToBegin } from './counts';

it.each([
  [0, 'no', 'No'],
  [1, 'one', 'One'],
  [12, 'twelve', 'Twelve'],
  [13, 'thirteen', 'Thirteen'],
  [20, 'twenty', 'Twenty'],
  [21, '21', '21'],
])('%i is %s inside a sentence and %s at its beginning', (count, inside, atBegin) => {
  expect(countInWords(count)).toBe(inside);
  expect(countToBegin(count)).toBe(atBegin);
});

it('has a word for each count up to twenty, and none twice', () => {
  const words = Array.from({ length: 21 }, (_, count) => countInWords(count));
  expect(words.filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
});
