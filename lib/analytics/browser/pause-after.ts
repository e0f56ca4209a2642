const first = 5;
const longest = 60;

/**
 * Milliseconds to wait after so many failures in a row: 5, 10, 20, 40, then 60 s, or as long as the server asks for.
 * @param retryAfter seconds, 0 when the server did not say
 */
export const pauseAfter = (failures: number, retryAfter: number): number =>
  1000 * Math.min(longest, Math.max(retryAfter, first * 2 ** (failures - 1)));
