import { expect, it } from 'vitest';
import type { Audit } from './lighthouse';
import { categoryTable, goalTable, pressTable, taskTable } from './table';

const floor: Audit = { score: 98, fcp: 700, lcp: 700, tbt: 100, cls: 0 };
const cells = (table: string) => table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));

it('tells each page with its distance to the floor and the goals it misses', () => {
  const page = { score: 90, fcp: 690, lcp: 1050, tbt: 260, cls: 0.0123 };
  const table = goalTable('devtools', [
    { path: '/', rounds: [{ page, floor }] },
    { path: '/about', rounds: [{ page: floor, floor }] },
  ]);
  expect(cells(table).slice(2)).toEqual([
    [
      '',
      '/',
      '90',
      '-8',
      '690',
      '-10',
      '1050',
      '+350',
      '260',
      '+160',
      '0.012',
      'score, TBT, LCP, LCP = FCP, CLS',
      '',
    ],
    ['', '/about', '98', '0', '700', '0', '700', '0', '100', '0', '0', 'none', ''],
  ]);
  const widths = new Set(table.split('\n').map((line) => line.length));
  expect(widths.size).toBe(1);
});

it('names what is at fault of a page that is not at 100', () => {
  const scores = { seo: 92, accessibility: 100, 'best-practices': 100 };
  const table = categoryTable([{ path: '/', scores, faults: ['link-text', 'canonical'] }]);
  expect(cells(table).at(-1)).toEqual(['', '/', '92', '100', '100', 'link-text, canonical', '']);
});

it('adds up what a task went into by name, and leaves out what is not worth one', () => {
  const parts = [
    { what: '/a.js', took: 40 },
    { what: '/b.js', took: 20 },
    { what: 'layout', took: 6 },
    { what: 'memory', took: 1 },
  ];
  const table = taskTable(
    [
      { path: '/', tasks: [{ took: 67.4, parts }] },
      { path: '/about', tasks: [] },
    ],
    (what) => (what.endsWith('.js') ? 'react-dom' : what),
  );
  expect(cells(table).slice(2)).toEqual([
    ['', '/', '67', 'react-dom 60, layout 6', ''],
    ['', '/about', 'none', '', ''],
  ]);
});

it('lists the controls whose answer is waited for, with where the time went', () => {
  const press = (control: string, took: number) => ({
    control,
    took,
    waited: 8,
    worked: took - 28,
    painted: 20,
  });
  const table = pressTable([
    { place: '/', presses: [press('button Menu', 200), press('summary Why', 208)], notPressed: [] },
    { place: '/hiring', presses: [], notPressed: ['button Send'] },
  ]);
  const [summary = '', slow = ''] = table.split('\n\n');
  expect(cells(summary).slice(2)).toEqual([
    ['', '/', '2', '208', '1', 'none', ''],
    ['', '/hiring', '0', '0', '0', 'button Send', ''],
  ]);
  expect(cells(slow).slice(2)).toEqual([['', '/: summary Why', '208', '8', '180', '20', '']]);
});
