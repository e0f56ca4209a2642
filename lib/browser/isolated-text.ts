const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * A visitor's words for a place inside a sentence of ours: words of a script that runs from right to left are isolated
 * (U+2068, U+2069), so that they turn nothing around them.
 */
export const isolatedText = (words: string): string =>
  rightToLeft.test(words) ? `\u2068${words}\u2069` : words;
