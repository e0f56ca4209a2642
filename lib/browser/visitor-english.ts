/** The English this site is written in. */
export const writtenEnglish = 'en-US';

/**
 * English as it is written where the visitor lives, for dates: the words stay those of the page, their order is the
 * visitor's (decision 0123). Years are counted, and digits written, as everywhere else on the page.
 */
export function visitorEnglish({ languages }: Pick<Navigator, 'languages'>): string {
  for (const language of languages) {
    const region = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(language)?.[1];
    if (region) return `en-${region}-u-ca-gregory-nu-latn`;
  }
  return writtenEnglish;
}
