import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { charactersOf, makeSubset, missingFrom, subsetFaces } from './fonts';

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
