/** What `isStorable` of the endpoint refuses: NUL, and half of a surrogate pair, as a cut leaves it. */
const unstorableUnits = /[\0\ud800-\udfff]/gu;

/** The beginning of a text, at most so many UTF-16 units, as the endpoint counts them. */
export const truncate = (text: string, limit: number): string =>
  text.slice(0, limit).replace(unstorableUnits, '');
