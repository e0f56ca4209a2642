import type { Figure } from '@/content/constellations/figure';
import type { Position } from './geometry';
import { seeded } from './seeded';

/** Background stars of a plate, clear of the figure's own: about four small ones to each large one. */
export function starField({ name, points }: Figure, count: number): { small: Position[]; large: Position[] } {
  const random = seeded(name);
  const small: Position[] = [];
  const large: Position[] = [];
  while (small.length + large.length < count) {
    const [x, y] = [3 + random() * 94, 3 + random() * 94];
    const size = random() > 0.8 ? large : small;
    if (points.every(([px, py]) => Math.hypot(px - x, py - y) >= 5)) size.push([x, y]);
  }
  return { small, large };
}
