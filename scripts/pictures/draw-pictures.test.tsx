import { expect, it } from 'vitest';
import { pages } from '@/content/pages';
import { drawCard, iconFile } from './draw-pictures';

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

it('puts a picture behind a directory that says how large it is and where it begins', () => {
  const file = iconFile(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]), 48);
  expect([...file.slice(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  const [length, place] = new Uint32Array(file.slice(14, 22).buffer);
  expect([...file.slice(place)]).toEqual([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
  expect(length).toBe(7);
});
