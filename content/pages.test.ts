import { expect, it } from 'vitest';
import { constellations, markFigure } from './constellations';
import { pages } from './pages';

it('no page has the figure of another: those without one of their own have the mark', () => {
  const own = pages.filter(({ figure }) => figure !== markFigure);
  expect(new Set(own.map(({ figure }) => figure)).size).toBe(own.length);
  expect(own.map(({ figure }) => figure)).toEqual(expect.arrayContaining(Object.values(constellations)));
});
