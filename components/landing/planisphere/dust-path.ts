import type { Position } from '../../ui/constellation/geometry';

/**
 * Many dots in one short path: whole units, each star reckoned from the one left of it. A third of the length of
 * absolute positions, which matters because the page carries it twice (as markup and as data).
 */
export function dustPath(stars: readonly Position[]): string {
  let [atX, atY] = [0, 0];
  return stars
    .map(([x, y]): Position => [Math.round(x), Math.round(y)])
    .sort(([a], [b]) => a - b)
    .map(([x, y]) => {
      const step = `m${x - atX}${y < atY ? '' : ' '}${y - atY}h0`;
      [atX, atY] = [x, y];
      return step;
    })
    .join('');
}
