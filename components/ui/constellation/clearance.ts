import type { Figure, Star } from '@/content/constellations/figure';
import { distanceToLine, type Position } from './geometry';
import type { Ink } from './plate-size';
import { linked, placed, reach } from './segments';

const apart = ([ax, ay]: Position, [bx, by]: Position) => Math.hypot(bx - ax, by - ay);

/** The spikes of the lead star reach farther than its radius; a variable has a ring instead. */
const edgeOf = (star: Star, ink: Ink): number =>
  reach(star, ink) * (star[2] === 1 && star[3] !== 'variable' ? ink.leadScale * 1.22 : 1);

/** How far a position on the plate is from the figure's nearest line, and from the edge of its nearest star. */
export function clearance(figure: Figure, ink: Ink) {
  const lines = linked(figure).map(([a, b]) => [placed(a, ink), placed(b, ink)] as const);
  const stars = figure.points.map((star) => ({ at: placed(star, ink), edge: edgeOf(star, ink) }));
  return {
    ofLines: (at: Position) => Math.min(...lines.map(([a, b]) => distanceToLine(at, a, b))),
    ofStars: (at: Position) => Math.min(...stars.map((star) => apart(at, star.at) - star.edge)),
  };
}
