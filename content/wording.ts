/** `a`, `a and b`, `a, b and c`. */
export const listInWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** As the first words of a sentence. */
export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The kind of English in which this site is written. */
export const writtenEnglish = 'en-US';

/** A minute in UTC as staff read it: `2026-05-31 17:05`. */
export const minuteInUtc = (moment: Date): string => moment.toISOString().slice(0, 16).replace('T', ' ');

/** An ISO date in words: 2025-01-01 is January 1, 2025, or 1 January 2025 in other kinds of English. */
export const dayInWords = (day: string, english = writtenEnglish): string =>
  new Intl.DateTimeFormat(english, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
