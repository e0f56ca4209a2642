import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingFrom, subsetFaces } from '@/scripts/fonts';
import { takeStyles } from '@/scripts/page-data/used-styles';
import { renderedPages, sentPages, textOf } from './rendered-pages';
import { root } from './site';

const faces = subsetFaces(root);

/** Words in a page, those of empty fields too. */
const wordsOf = (html: string) =>
  [textOf(html), ...[...html.matchAll(/ placeholder="([^"]*)"/g)].map(([, words = '']) => words)].join(' ');

test.each([...renderedPages])('the letters of %s are in the files that every page loads', (_, html) => {
  const missing = faces.flatMap((face) => missingFrom(face, wordsOf(html)));
  expect(
    missing,
    'Add them to both first ranges of their family in app/fonts.css, take them out of the second, and run "npm run fonts".',
  ).toEqual([]);
});

/** Bytes of the file of each face that a page loads; the full ones, for what visitors type, have 24,236 and 34,704. */
const limits: Record<string, number> = { 'Libre Caslon Display': 10_500, 'Hanken Grotesk': 13_000 };

test.each(faces)('the part of $family that pages use is small', ({ family, file }) => {
  const size = readFileSync(file).length;
  expect(size).toBeGreaterThan(5000);
  expect(size).toBeLessThanOrEqual(limits[family] ?? 0);
});

// Of a file that is asked for in advance the bytes come beside those of the page, and its first paint waits for them.
test.each([...sentPages])(
  '%s has the faces in its styles, and asks for no file of theirs in advance',
  (_, html) => {
    const { page, styles } = takeStyles(html);
    for (const { file } of faces) expect(styles).toContain(file.replace(/^.*\/|\.woff2$/g, ''));
    expect(page).not.toContain('as="font"');
  },
);
