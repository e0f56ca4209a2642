import { type Position, polar, round } from '../../ui/constellation/geometry';
import type { Box } from './station-place';

const [radius, centreX, centreY] = [300, 30, -34];

/** Clear space between the ecliptic and a figure. */
const clear = 14;

const at = (degrees: number): Position => {
  const [x, y] = polar(radius, degrees);
  return [x + centreX, y + centreY];
};

const covers =
  ([x, y]: Position) =>
  ({ left, right, top, bottom }: Box) =>
    x > left - clear && x < right + clear && y > top - clear && y < bottom + clear;

/** The sun's course, in arcs that stop short of every figure, so that it never reads as one of their lines. */
export function eclipticPath(figures: readonly Box[]): string {
  const isFree = (degrees: number) => !figures.some(covers(at(degrees)));
  const degrees = Array.from({ length: 360 }, (_, index) => index);
  const starts = degrees.filter((from) => isFree(from) && !isFree(from - 1));
  const arcs = starts.map((from) => {
    let to = from;
    while (isFree(to + 1)) to += 1;
    const [start, end] = [at(from).map(round), at(to).map(round)];
    return `M${start.join(' ')}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${end.join(' ')}`;
  });
  return arcs.join('');
}
