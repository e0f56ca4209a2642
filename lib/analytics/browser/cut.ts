/** Half a surrogate pair, as a cut leaves it, and NUL: neither can be stored, and the endpoint refuses both. */
const unstorable = /[\0\ud800-\udfff]/gu;

/** The beginning of a text, at most so many UTF-16 units, as the endpoint counts them. */
export const cut = (text: string, limit: number): string => text.slice(0, limit).replace(unstorable, '');
