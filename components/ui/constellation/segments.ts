import type { Figure, Star } from '@/content/constellations/figure';
import { legPath, type Position } from './geometry';
import type { Ink } from './plate-size';

/** Where a star of the figure stands on the plate. */
export const placed = ([x, y]: Star, { offset, scale }: Ink): Position => [
  offset + x * scale,
  offset + y * scale,
];

/** Radius a star is drawn with; the ring of a variable reaches half as far again. */
export const reach = ([, , magnitude, kind]: Star, { radius }: Ink): number =>
  radius[magnitude] * (kind === 'variable' ? 1.5 : 1);

/** Faint stars are left out of the small sizes, and lines then run through where they stand. */
const gapAt = (star: Star, ink: Ink): number => {
  if (star[2] > ink.faintest) return 0;
  return reach(star, ink) * (star[2] === 1 ? 0.75 : 1) + ink.gap;
};

/** The two stars of each line of a figure, in drawing order. */
export const linked = ({ points, links }: Figure): (readonly [Star, Star])[] =>
  links.flatMap((run) =>
    run.slice(1).flatMap((to, index) => {
      const [a, b] = [points[run[index] ?? to], points[to]];
      return a && b ? [[a, b] as const] : [];
    }),
  );

/** Paths of a figure's lines in drawing order, each stopping short of its stars. */
export function segments(figure: Figure, ink: Ink): string[] {
  return linked(figure).flatMap(
    ([a, b]) => legPath(placed(a, ink), placed(b, ink), gapAt(a, ink), gapAt(b, ink)) || [],
  );
}
