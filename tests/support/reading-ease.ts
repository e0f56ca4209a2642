const words = (text: string): string[] => text.toLowerCase().match(/[a-z’']+/g) ?? [];

/** Counts groups of vowels, except a silent ending: close enough to compare a page with a threshold. */
function syllables(word: string): number {
  const spoken = word.replace(/[’']/g, '').replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

/**
 * The Flesch reading ease of English prose (Flesch 1948): 60 to 70 is plain, below 50 is hard. Each text ends a
 * sentence, with or without a full stop.
 */
export function readingEase(texts: readonly string[]): number {
  const sentences = texts
    .flatMap((text) => text.split(/[.?!:]+\s|[.?!]”?$/))
    .filter((text) => words(text).length > 0);
  const all = sentences.flatMap(words);
  const sounds = all.reduce((sum, word) => sum + syllables(word), 0);
  return 206.835 - 1.015 * (all.length / sentences.length) - 84.6 * (sounds / all.length);
}
