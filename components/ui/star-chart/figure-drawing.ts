import type { ChartStar, Figure, Magnitude } from '@/content/constellations/figure';
import { type ChartStyle, figureLinkPaths, starPosition, starReach } from './chart-layout';
import { dotsPath, leadStarPath, type Position } from './geometry';

/** Round-capped strokes of no length and this width: many stars in one path. */
type StarDots = { d: string; width: number };

/** A figure as paths: what a plate, the chart of the landing page and the sheets of figures draw. */
export type FigureDrawing = {
  lines: string[];
  dots: StarDots[];
  /** Variables: a ring round a dot. */
  rings: { at: Position; radius: number; dot: number; isLead: boolean }[];
  lead: string;
};

const isVariable = ([, , , kind]: ChartStar) => kind === 'variable';
const magnitudes: readonly Magnitude[] = [2, 3, 4];

export function figureDrawing(figure: Figure, style: ChartStyle): FigureDrawing {
  const shown = figure.points.filter(([, , magnitude]) => magnitude <= style.faintest);
  const plain = shown.filter((star) => !isVariable(star));
  const dots = magnitudes.flatMap((of) => {
    const positions = plain.flatMap((star) => (star[2] === of ? [starPosition(star, style)] : []));
    return positions.length > 0 ? [{ d: dotsPath(positions), width: style.radius[of] * 2 }] : [];
  });
  return {
    lines: figureLinkPaths(figure, style),
    dots,
    rings: shown.filter(isVariable).map((star) => ({
      at: starPosition(star, style),
      radius: starReach(star, style),
      dot: style.radius[star[2]] * 0.6,
      isLead: star[2] === 1,
    })),
    lead: plain
      .filter(([, , magnitude]) => magnitude === 1)
      .map((star) =>
        leadStarPath(...starPosition(star, style), style.radius[1] * style.leadScale, style.leadWaist),
      )
      .join(''),
  };
}
