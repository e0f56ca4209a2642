/** The English this site is written in. */
export const writtenEnglish = 'en-US';

/** The English of a place that has none of its own. */
const worldEnglish = 'en-001';

const isKnown = (language: string) => new Intl.DateTimeFormat(language).resolvedOptions().locale === language;

/**
 * English as it is written where the visitor lives, for dates: the words stay those of the page, their order is the
 * visitor's (decision 0123). Years are counted, and digits written, as everywhere else on the page.
 */
export function visitorEnglish({ languages }: Pick<Navigator, 'languages'>): string {
  for (const language of languages) {
    const region = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(language)?.[1];
    if (region) return isKnown(`en-${region}`) ? `en-${region}` : worldEnglish;
  }
  return writtenEnglish;
}
