import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import subsetFont from 'subset-font';
import { charactersOf, type SubsetFace, subsetFaces } from './fonts/font-faces';

/** Kerning, ligatures, signs that are put together, and the figures that styles ask for. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'mark', 'mkmk', 'tnum', 'lnum'];

/** By the rules of names in a font: copyright, family, style, version and licence. */
const preserveNameIds = [0, 1, 2, 5, 13, 14];

/** Its hints are 6 KB, for sizes below any it is set in. Those of the text face are seven bytes. */
const unhinted = 'Libre Caslon Display';

/** The part of a face that the site uses, as WOFF2. */
export function makeSubset(face: SubsetFace): Promise<Buffer> {
  const [min, max] = face.weights;
  return subsetFont(readFileSync(face.full.file), charactersOf(face), {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: face.family === unhinted,
    preserveNameIds,
    ...(min < max && { variationAxes: { wght: { min, max } } }),
  });
}

/** `npm run fonts`: makes the font files of `app/fonts.css` anew, after its characters or weights have changed. */
export async function fonts(): Promise<void> {
  for (const face of subsetFaces(process.cwd())) {
    const file = await makeSubset(face);
    mkdirSync(dirname(face.file), { recursive: true });
    writeFileSync(face.file, file);
    console.log(`${relative(process.cwd(), face.file)}: ${file.length.toLocaleString('en')} bytes`);
  }
}
