import { expect, it } from 'vitest';
import { pages } from '@/content/pages';
import { drawCard } from './draw-pictures';

it('draws the same picture for the same page', async () => {
  const [page, other] = pages.filter(({ kind }) => kind === 'service');
  if (!page || !other) throw new Error('There are no services.');
  const first = await drawCard(page);
  expect((await drawCard(page)).equals(first)).toBe(true);
  expect((await drawCard(other)).equals(first)).toBe(false);
});

// The one font at hand holds Latin letters; for any other the drawing would ask the web, and a build has none.
it.each(pages)('has no letter that its font lacks: $path', ({ title }) => {
  expect(title).toMatch(/^[\u0020-\u00ff\u2013\u2014\u2018-\u201e\u2026]+$/);
});
