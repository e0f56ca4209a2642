'use client';

import { dayInWords, writtenEnglish } from '@/content/wording';
import { useBrowserValue } from '@/lib/browser/browser-values';

/** The kind of English for a place that has none of its own. */
const worldEnglish = 'en-001';

const isKnown = (language: string) => new Intl.DateTimeFormat(language).resolvedOptions().locale === language;

/**
 * The kind of English that is written where the visitor lives, for dates: the words remain those of the page, but
 * their order is the visitor's (decision 0123). Years are counted, and digits written, as everywhere else on the page.
 */
export function visitorEnglish({ languages }: Pick<Navigator, 'languages'>): string {
  for (const language of languages) {
    const region = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(language)?.[1];
    if (region) return isKnown(`en-${region}`) ? `en-${region}` : worldEnglish;
  }
  return writtenEnglish;
}

const ownEnglish = () => visitorEnglish(navigator);

/** An ISO date as the visitor would write it; until the browser can tell, as this site writes it. */
export function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{dayInWords(iso, useBrowserValue(ownEnglish, writtenEnglish))}</time>;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The visitor's own date, in ISO form. */
function localDay(): string {
  const now = new Date();
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

/** Today's date; until the browser can tell, the day on which the page was built (decision 0016). */
export function Today({ builtOn }: { builtOn: string }) {
  const day = useBrowserValue(localDay, builtOn);
  return <Day iso={day} />;
}
