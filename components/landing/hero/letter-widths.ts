/** The face the letters were measured in. With another one, or another headline, measure them anew. */
export const measuredFace = 'Libre Caslon Display';

/**
 * How far it is from each letter of a word to the next in the display face, kerning included, in thousandths of its size;
 * from the last to a space, which is as wide as `space`. As `getBoundingClientRect` says it of letters of 1000 px.
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
 * The places of the headline's letters, so that they have them in the system's face too, before ours has come: each is an
 * element, and would move by itself. A letter of a word that was not measured is as wide as it is.
 */
export const letterWidths = (words: string): (number | undefined)[] =>
  words
    .split(/(\s)/)
    .flatMap((word) => (word === ' ' ? [space] : [...word].map((_, at) => measured[word]?.[at])));
