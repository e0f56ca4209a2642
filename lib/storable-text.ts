/** PostgreSQL stores neither NUL nor half of a surrogate pair. No keyboard types them; a cut or a broken paste leaves them. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** What `isStorable` refuses; a cut can leave half a pair at the end. */
const unstorableUnits = /[\0\ud800-\udfff]/gu;

/** The beginning of a text, at most so many UTF-16 units, which is what the endpoint counts. */
export const truncate = (text: string, limit: number): string =>
  text.slice(0, limit).replace(unstorableUnits, '');

/** The beginning of a text that another program sent, without control characters; half of a surrogate pair becomes U+FFFD. */
export const printableText = (text: string, limit: number): string =>
  text
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, limit)
    .toWellFormed();
