/** The font in which the letters were measured. With another font, or another headline, they must be measured again. */
export const measuredFace = 'Libre Caslon Display';

/**
 * The distance from each letter of a word to the next in the display font, including kerning, in thousandths of the
 * font size; for the last letter, to a space, which is as wide as `space`. Measured with `getBoundingClientRect` on
 * letters of 1000 px.
 */
const measured: Readonly<Record<string, readonly number[]>> = {
  Transcend: [643, 293, 369, 440, 322, 384, 401, 440, 450],
  Your: [590, 454, 421, 293],
  Business: [593, 421, 322, 207, 440, 401, 322, 322],
  With: [923, 207, 246, 431],
  AI: [636, 299],
};

const space = 218;

/**
 * The widths of the headline's letters, which give them their final places before our font has come: each letter is an
 * element, and would otherwise move on its own. A letter of a word that was not measured keeps its natural width.
 */
export const letterWidths = (words: string): (number | undefined)[] =>
  words
    .split(/(\s)/)
    .flatMap((word) => (word === ' ' ? [space] : [...word].map((_, at) => measured[word]?.[at])));
