import type { Figure } from '@/content/constellations/figure';
import type { Position } from './geometry';
import type { Ink } from './plate-size';
import { placed } from './segments';

const greek = ['α', 'β', 'γ', 'δ', 'ε', 'ζ', 'η'];
const eighths = [1, 7, 3, 5, 0, 4].map((step) => (step * Math.PI) / 4);

/** Directions in which the lines of one star leave it, in radians. */
function directions({ points, links }: Figure, star: number): number[] {
  const [x, y] = points[star] ?? [0, 0];
  const neighbours = links.flatMap((run) =>
    run.flatMap((at, index) => (at === star ? [run[index - 1], run[index + 1]] : [])),
  );
  return neighbours.flatMap((at) => {
    const other = at === undefined ? undefined : points[at];
    return other ? [Math.atan2(other[1] - y, other[0] - x)] : [];
  });
}

/** The direction round a star that is farthest from its lines; a later one must be clearly better. */
function clearest(figure: Figure, star: number): number {
  const taken = directions(figure, star);
  const room = (angle: number) =>
    Math.min(...taken.map((line) => Math.abs(Math.atan2(Math.sin(angle - line), Math.cos(angle - line)))));
  return eighths.reduce((best, angle) => (room(angle) > room(best) + 0.05 ? angle : best));
}

/** Bayer's letters: the seven brightest linked stars by rank, each on the side clear of lines. */
export function bayerLetters(figure: Figure, ink: Ink): { letter: string; at: Position }[] {
  const linked = new Set(figure.links.flat());
  return figure.points
    .map((star, index) => ({ star, index }))
    .filter(({ star, index }) => star[2] < 4 && linked.has(index))
    .sort((a, b) => a.star[2] - b.star[2] || a.index - b.index)
    .slice(0, greek.length)
    .map(({ star, index }, rank) => {
      const [x, y] = placed(star, ink);
      const [angle, away] = [clearest(figure, index), star[2] === 1 ? 6.4 : 3.9];
      return {
        letter: greek[rank] ?? '',
        at: [x + Math.cos(angle) * away, y + Math.sin(angle) * away + 0.9],
      };
    });
}
