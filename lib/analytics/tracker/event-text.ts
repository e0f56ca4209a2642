/** Half a surrogate pair, as a cut leaves it, and NUL: neither can be stored, and the endpoint refuses both. */
const unstorableUnits = /[\0\ud800-\udfff]/gu;

/** The beginning of a text, at most so many UTF-16 units, as the endpoint counts them. */
export const truncate = (text: string, limit: number): string =>
  text.slice(0, limit).replace(unstorableUnits, '');
