import type { Figure } from '@/content/constellations/figure';
import { type Position, polar } from '../../ui/constellation/geometry';
import { inks } from '../../ui/constellation/plate-size';
import { placed } from '../../ui/constellation/segments';
import type { Station } from './stations';

/** A rectangle of the disc. */
export type Box = { left: number; right: number; top: number; bottom: number };

/** Middle of a station, and the upper left corner of its figure, which stands a little high to make room for the name. */
export function stationPlace({ radius, degrees, size }: Station): { middle: Position; corner: Position } {
  const middle = polar(radius, degrees);
  return { middle, corner: [middle[0] - size / 2, middle[1] - size / 2 - 6] };
}

/** The rectangle that the stars of a station's figure take. */
export function figureBox(station: Station, figure: Figure): Box {
  const { corner } = stationPlace(station);
  const stars = figure.points.map((star) => placed(star, inks.card));
  const along = (axis: 0 | 1) => stars.map((at) => corner[axis] + (at[axis] * station.size) / 100);
  return {
    left: Math.min(...along(0)),
    right: Math.max(...along(0)),
    top: Math.min(...along(1)),
    bottom: Math.max(...along(1)),
  };
}
