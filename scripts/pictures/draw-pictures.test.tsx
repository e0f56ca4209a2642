import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { cardTitle } from '@/components/pictures/page-card';
import { pages } from '@/content/pages';
import { cardOf, iconFile, pictureDrawer, placePictures } from './draw-pictures';

const caches = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(caches, { recursive: true }));

it('draws the same picture for the same page, and what one build has drawn no second time', async () => {
  const [page, other] = pages.filter(({ kind }) => kind === 'service');
  if (!page || !other) throw new Error('There are no services.');
  const [cache, empty] = [join(caches, 'one'), join(caches, 'other')];
  const first = await pictureDrawer(cache).draw(cardOf(page));
  expect((await pictureDrawer(empty).draw(cardOf(page))).equals(first)).toBe(true);

  const [kept = ''] = readdirSync(cache);
  writeFileSync(join(cache, kept), 'what was drawn');
  const next = pictureDrawer(cache);
  expect(String(await next.draw(cardOf(page)))).toBe('what was drawn');
  next.forgetOthers();
  expect(readdirSync(cache)).toEqual([kept]);

  const another = pictureDrawer(cache);
  expect((await another.draw(cardOf(other))).equals(first)).toBe(false);
  another.forgetOthers();
  expect(readdirSync(cache)).not.toContain(kept);
});

it('puts a picture in the place of another as a whole, or not at all', () => {
  const root = join(caches, 'project');
  const place = (text: string) => placePictures(root, new Map([['/cards/one.png', Buffer.from(text)]]));
  const read = () => String(readFileSync(join(root, 'public', 'cards', 'one.png')));
  place('of the last build');
  // It cannot be written, as on a full disk.
  mkdirSync(join(root, 'public', 'cards', 'one.png.part'));
  expect(() => place('of this build')).toThrow();
  expect(read()).toBe('of the last build');
  rmSync(join(root, 'public', 'cards', 'one.png.part'), { recursive: true });
  place('of this build');
  expect(read()).toBe('of this build');
  expect(readdirSync(join(root, 'public', 'cards'))).toEqual(['one.png']);
});

// The one font at hand holds Latin letters; for any other the drawing would ask the web, and a build has none.
it.each(pages)('has no letter that its font lacks: $path', ({ title }) => {
  expect(title).toMatch(/^[\u0020-\u00ff\u2013\u2014\u2018-\u201e\u2026]+$/);
});

it.each([
  ['n8n Workflows for Veo 3 Videos', 'n8n_Workflows for Veo_3 Videos'],
  ['Lead Capture + CRM Integration', 'Lead Capture_+ CRM Integration'],
  ['Which AI Fits Me?', 'Which AI Fits_Me?'],
  ['Demo coming soon', 'Demo coming soon'],
])('keeps together what would look torn on two lines: %s', (title, kept) => {
  expect(cardTitle(title)).toBe(kept.replaceAll('_', '\u00a0'));
});

it('puts a picture behind a directory that says how large it is and where it begins', () => {
  const file = iconFile(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]), 48);
  expect([...file.slice(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  const [length, place] = new Uint32Array(file.slice(14, 22).buffer);
  expect([...file.slice(place)]).toEqual([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
  expect(length).toBe(7);
});
