import { expect, test } from 'vitest';
import {
  alignedTable,
  expandedRows,
  graphemesOf,
  hasLongCells,
  padGraphemes,
  plainLines,
} from './terminal-table';

const family = '👨‍👩‍👧‍👦';

test('marks and emoji of several code points are one letter', () => {
  expect(graphemesOf(`e\u0301${family}`)).toEqual(['e\u0301', family]);
  expect(padGraphemes(family, 3)).toBe(`${family}  `);
});

test('a long cell of a table is cut between letters', () => {
  const [, , line] = alignedTable(['name'], [[family.repeat(100)]]).split('\n');
  expect(line).toBe(`${family.repeat(79)}…`);
});

test('a row of which each column has a line is whole, its lines below each other', () => {
  const long = 'word '.repeat(40).trim();
  expect(hasLongCells([['short', null]])).toBe(false);
  expect(hasLongCells([['short', long]])).toBe(true);
  const rows = [
    ['Ada', `${long}\nand more`],
    ['Eve', null],
  ];
  expect(expandedRows(['name', 'about'], rows).split('\n')).toEqual([
    '-[ 1 ]-',
    'name  | Ada',
    `about | ${long}`,
    '      | and more',
    '-[ 2 ]-',
    'name  | Eve',
    'about |',
  ]);
});

test('columns stand below each other, numbers to the right, one line a row', () => {
  const table = alignedTable(
    ['name', 'count'],
    [
      ['a\nb', '7'],
      [null, '1200'],
    ],
  );
  expect(table).toBe('name | count\n-----+------\na↵b  |     7\n     |  1200');
});

test('columns stand below each other, too, where a letter is several characters long', () => {
  const lines = alignedTable(
    ['name', 'text'],
    [
      [`Zoe\u0308 ${family}`, 'x'],
      ['Ada', 'y'],
    ],
  ).split('\n');
  expect(lines.map((line) => graphemesOf(line).findIndex((sign) => '|+'.includes(sign)))).toEqual([
    6, 6, 6, 6,
  ]);
});

test('what a terminal would obey is not shown, in a table and in lines', () => {
  const name = 'Ada\u001b]0;title\u0007\u202e\u009b2J\r\nLovelace';
  expect(
    alignedTable(['name'], [[name]])
      .split('\n')
      .at(-1),
  ).toBe('Ada ]0;title 2J ↵Lovelace');
  expect(expandedRows(['name'], [[name]])).toBe('-[ 1 ]-\nname | Ada ]0;title 2J \n     | Lovelace');
});

test('lines stay lines, and what a terminal would obey in them is not shown', () => {
  const lines = 'Ada\u001b]0;title\u0007\tLovelace\r\nEve\u202e\r\u009b2J\n';
  expect(plainLines(lines)).toBe('Ada ]0;title \tLovelace\r\nEve 2J\n');
});
