import { writtenEnglish } from '@/lib/browser/visitor-english';

/** An ISO date in words: 2025-01-01 is January 1, 2025, or 1 January 2025 in other kinds of English. */
export const formatDay = (day: string, english: string = writtenEnglish): string =>
  new Intl.DateTimeFormat(english, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
