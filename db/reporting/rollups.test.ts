import { expect, it } from 'vitest';
import { spansOf } from './rollups';

it.each([
  ['no day', [], []],
  ['one day', ['2026-05-31'], [{ from: '2026-05-31', to: '2026-05-31' }]],
  [
    'days that follow each other, over months',
    ['2026-05-31', '2026-06-01'],
    [{ from: '2026-05-31', to: '2026-06-01' }],
  ],
  [
    'days with others between',
    ['2026-05-01', '2026-05-03'],
    [
      { from: '2026-05-01', to: '2026-05-01' },
      { from: '2026-05-03', to: '2026-05-03' },
    ],
  ],
  [
    'more than a week',
    Array.from({ length: 9 }, (_, index) => `2026-05-0${index + 1}`),
    [
      { from: '2026-05-01', to: '2026-05-07' },
      { from: '2026-05-08', to: '2026-05-09' },
    ],
  ],
])('sums together: %s', (_name, days, spans) => {
  expect(spansOf(days)).toEqual(spans);
});
