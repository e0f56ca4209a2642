import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStorable, printableText, truncate } from './storable-text';

test.each([
  ['what fits stays', 'Book a call', 'Book a call'],
  ['what is longer ends at the limit', '0123456789abcdef', '0123456789ab'],
  ['a character of two units is not halved', '0123456789a😀', '0123456789a'],
  ['a character that fits stays whole', '0123456789😀', '0123456789😀'],
  ['half a character goes', 'a\ud83db', 'ab'],
  ['NUL goes', 'a\0b', 'ab'],
])('%s', (_, text, expected) => {
  expect(truncate(text, 12)).toBe(expected);
});

test.each([truncate, printableText])('whatever is cut can be stored: %o', (cut) => {
  const awkward = fc.array(fc.constantFrom('a', 'é', '😀', '\ud83d', '\ude00', '\0'));
  fc.assert(
    fc.property(awkward, fc.nat(20), (parts, limit) => {
      const kept = cut(parts.join(''), limit);
      expect(kept.length).toBeLessThanOrEqual(limit);
      expect(isStorable(kept)).toBe(true);
    }),
  );
});
