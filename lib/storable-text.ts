/** PostgreSQL stores neither NUL nor half of a surrogate pair; no keyboard types them, a cut or a broken paste can. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** What `isStorable` refuses, as a cut leaves it. */
const unstorableUnits = /[\0\ud800-\udfff]/gu;

/** The beginning of a text, at most so many UTF-16 units, as the endpoint counts them. */
export const truncate = (text: string, limit: number): string =>
  text.slice(0, limit).replace(unstorableUnits, '');

/** The beginning of a text that somebody else's program sends, without control characters; half a character is shown as one. */
export const printableText = (text: string, limit: number): string =>
  text
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, limit)
    .toWellFormed();
