/** `a`, `a and b`, `a, b and c`. */
export const listInWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** As the first words of a sentence. */
export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
