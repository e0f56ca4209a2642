import { expect, test } from 'vitest';
import { alignedTable, graphemesOf, padGraphemes } from './terminal-table';

const family = '👨‍👩‍👧‍👦';

test('marks and emoji of several code points are one letter', () => {
  expect(graphemesOf(`e\u0301${family}`)).toEqual(['e\u0301', family]);
  expect(padGraphemes(family, 3)).toBe(`${family}  `);
});

test('a long cell of a table is cut between letters', () => {
  const [, , line] = alignedTable(['name'], [[family.repeat(100)]]).split('\n');
  expect(line).toBe(`${family.repeat(79)}…`);
});
