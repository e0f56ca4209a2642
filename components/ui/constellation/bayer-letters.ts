import type { Figure } from '@/content/constellations/figure';
import { clearance } from './clearance';
import type { Position } from './geometry';
import type { Ink } from './plate-size';
import { placed } from './segments';

const greek = ['α', 'β', 'γ', 'δ', 'ε', 'ζ', 'η'];
/** Directions round a star in the order they are preferred, lower right first. */
const eighths = [1, 7, 3, 5, 0, 4, 2, 6].map((step) => (step * Math.PI) / 4);
/** A letter's own half height. */
const half = 1.6;

export type Letter = {
  letter: string;
  /** Its middle. */
  at: Position;
};

/** Bayer's letters: the seven brightest linked stars by rank, each on the side clear of lines and of other stars. */
export function bayerLetters(figure: Figure, ink: Ink): Letter[] {
  const linked = new Set(figure.links.flat());
  const { ofLines, ofStars } = clearance(figure, ink);
  const room = (at: Position) => Math.min(ofLines(at), ofStars(at) + half, 2.5 * half);
  return figure.points
    .filter((star, index) => star[2] < 4 && linked.has(index))
    .sort((a, b) => a[2] - b[2])
    .slice(0, greek.length)
    .map((star, rank) => {
      const [x, y] = placed(star, ink);
      const away = star[2] === 1 ? 6.6 : 4.7;
      const sides = eighths.map(
        (angle): Position => [x + Math.cos(angle) * away, y + Math.sin(angle) * away],
      );
      // A later side must be clearly better.
      const at = sides.reduce((best, side) => (room(side) > room(best) + 0.3 ? side : best));
      return { letter: greek[rank] ?? '', at };
    });
}
