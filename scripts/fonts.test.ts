import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { measuredFace } from '@/components/landing/hero/letter-widths';
import { about } from '@/content/about';
import { allTexts } from '@/tests/fixtures/page-texts';
import { charactersOf, lackedBy, makeSubset, missingFrom, subsetFaces } from './fonts';

const faces = subsetFaces(fileURLToPath(new URL('..', import.meta.url)));

it('cuts out both faces', () => {
  expect(faces.map(({ family, weights }) => [family, weights])).toEqual([
    ['Libre Caslon Display', [400, 400]],
    ['Hanken Grotesk', [400, 700]],
  ]);
});

it.each(faces)('$family is what its sheet says: run "npm run fonts" where it is not', async (face) => {
  expect(Buffer.compare(await makeSubset(face), readFileSync(face.file))).toBe(0);
});

it.each(faces)('$family asks for its full file only for what the subset lacks', (face) => {
  expect(missingFrom(face, charactersOf(face))).toEqual([]);
  expect(missingFrom(face, 'Zoë, 5 € → α')).toEqual(['ë', '€']);
});

it.each(faces)(
  '$family has every letter of the pages: there are more in other files of its package',
  (face) => {
    expect(lackedBy(face, allTexts.map(({ text }) => text).join(' '))).toEqual([]);
    expect(lackedBy(face, 'Zoë, 5 → š α')).toEqual(['š', 'α']);
  },
);

it('the headline’s letters were measured in the display face: another one makes them overlap', () => {
  expect(readFileSync('app/globals.css', 'utf8')).toContain(`--font-display: "${measuredFace}",`);
});

it('the page about the site names both faces', () => {
  const type = about.colophon.rows.find(({ term }) => term === 'Type')?.text;
  for (const { family } of faces) expect(type).toContain(family);
});
