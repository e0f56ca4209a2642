import { expect, it } from 'vitest';
import { countInWords, countOf, countToBegin } from './counts';

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

it('counts in digits with the noun that fits, and with separators from a thousand on', () => {
  expect([countOf(1, 'test'), countOf(2, 'test')]).toEqual(['1 test', '2 tests']);
  expect(countOf(12_000, 'address', 'addresses')).toBe('12,000 addresses');
});
