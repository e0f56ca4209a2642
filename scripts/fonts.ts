import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import subsetFont from 'subset-font';

/** A font file that a style sheet names, and what it is for. */
type FontFace = {
  family: string;
  /** The path of the file. */
  file: string;
  /** The least and the greatest weight. */
  weights: [number, number];
  /** Code points, first and last. */
  ranges: [number, number][];
};

/** A face cut out of the full one, which still has the remaining characters. */
export type SubsetFace = FontFace & { full: FontFace };

const sheet = 'app/fonts.css';

const codePoints = (range: string): [number, number] => {
  const [first = '', last = first] = range.trim().slice(2).split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
};

function faceOf(block: string, folder: string): FontFace | undefined {
  const descriptor = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(block)?.[1] ?? '';
  const address = /url\("([^"]+)"\)/.exec(descriptor('src'))?.[1];
  if (!address) return;
  const [least = 400, greatest = least] = descriptor('font-weight').split(' ').map(Number);
  return {
    family: descriptor('font-family').replaceAll('"', ''),
    file: join(folder, address),
    weights: [least, greatest],
    ranges: descriptor('unicode-range').split(',').map(codePoints),
  };
}

/** The faces of the site's style sheet that `npm run fonts` makes. @param root the folder of the project */
export function subsetFaces(root: string): SubsetFace[] {
  const text = readFileSync(join(root, sheet), 'utf8');
  const folder = join(root, dirname(sheet));
  const faces = [...text.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(
    ([, block = '']) => faceOf(block, folder) ?? [],
  );
  const isFull = ({ file }: FontFace) => file.includes('node_modules');
  return faces
    .filter((face) => !isFull(face))
    .map((face) => {
      const full = faces.find((other) => isFull(other) && other.family === face.family);
      if (!full) throw new Error(`${sheet} has no full file of "${face.family}".`);
      return { ...face, full };
    });
}

const isWithin = (ranges: FontFace['ranges'], code: number) =>
  ranges.some(([first, last]) => first <= code && code <= last);

/** The characters of a text for which a browser would fetch the full file. */
export const missingFrom = (face: SubsetFace, text: string): string[] =>
  [...new Set(text)].filter((character) => isWithin(face.full.ranges, character.codePointAt(0) ?? 0));

/** The letters of a text that are in neither of its files. */
export const lackedBy = (face: SubsetFace, text: string): string[] =>
  [...new Set(text)].filter(
    (character) =>
      /\p{L}/u.test(character) &&
      ![face, face.full].some(({ ranges }) => isWithin(ranges, character.codePointAt(0) ?? 0)),
  );

/** Every character that a subset covers. */
export const charactersOf = (face: SubsetFace): string =>
  face.ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((code) => String.fromCodePoint(code))
    .join('');

/** Kerning, ligatures, combined characters, and the numerals that styles ask for. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'mark', 'mkmk', 'tnum', 'lnum'];

/** The names in a font that are kept, by their ids: copyright, family, style, version and license. */
const preserveNameIds = [0, 1, 2, 5, 13, 14];

/** Its hints take 6 KB and serve only sizes smaller than any it is set in. Those of the text face take seven bytes. */
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

/** `npm run fonts`: makes the font files of `app/fonts.css` again, after its characters or weights have changed. */
export async function fonts(): Promise<void> {
  for (const face of subsetFaces(process.cwd())) {
    const file = await makeSubset(face);
    mkdirSync(dirname(face.file), { recursive: true });
    writeFileSync(face.file, file);
    console.log(`${relative(process.cwd(), face.file)}: ${file.length.toLocaleString('en')} bytes`);
  }
}
