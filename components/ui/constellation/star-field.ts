import type { Figure } from '@/content/constellations/figure';
import { clearance } from './clearance';
import type { Position } from './geometry';
import type { Ink } from './plate-size';
import { seeded } from './seeded';

/** Clear space in units of the plate: a dot nearer than this reads as part of what it stands beside. */
const clear = { star: 2.4, line: 1.6, letter: 4.2 };

/**
 * Background stars of a plate, clear of the figure and its letters: about four small ones to each large one.
 * @param letters where the figure's letters stand
 */
export function starField(
  figure: Figure,
  ink: Ink,
  letters: readonly Position[] = [],
): { small: Position[]; large: Position[] } {
  const random = seeded(figure.name);
  const { ofLines, ofStars } = clearance(figure, ink);
  const isClear = (at: Position) =>
    ofStars(at) >= clear.star &&
    ofLines(at) >= clear.line &&
    letters.every(([x, y]) => Math.hypot(at[0] - x, at[1] - y) >= clear.letter);
  const small: Position[] = [];
  const large: Position[] = [];
  while (small.length + large.length < ink.field.count) {
    const at: Position = [3 + random() * 94, 3 + random() * 94];
    const size = random() > 0.8 ? large : small;
    if (isClear(at)) size.push(at);
  }
  return { small, large };
}
