const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO date in words: 2025-01-01 is January 1, 2025. */
export const formatDay = (day: string): string => long.format(new Date(day));
