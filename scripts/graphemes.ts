const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text in what people take for its letters: marks and emoji of several code points stay whole. */
export const graphemesOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

/** A text with spaces after it, so that it takes up as many letters as the widest of its column. */
export const padGraphemes = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - graphemesOf(text).length));
