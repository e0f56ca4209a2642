import { type ChartStar, constellations, type Figure, type Magnitude } from '@/content/constellations';
import { starField } from './chart-background';
import {
  type ChartStyle,
  chartStyles,
  figureId,
  figureLinkPaths,
  type SheetSize,
  starPosition,
  starReach,
} from './chart-layout';
import { dotsPath, leadStarPath, type Position, roundToHundredth } from './geometry';

/** Round-capped strokes of no length and this width: many stars in a single path. */
type StarDots = { d: string; width: number };

/** A figure as paths, which plates, the landing page's chart and the sheets of figures draw. */
type FigureDrawing = {
  lines: string[];
  dots: StarDots[];
  /** Variable stars: a ring around a dot. */
  rings: { at: Position; radius: number; dot: number; isLead: boolean }[];
  lead: string;
};

const isVariable = ([, , , kind]: ChartStar) => kind === 'variable';
const magnitudes: readonly Magnitude[] = [2, 3, 4];

function figureDrawing(figure: Figure, style: ChartStyle): FigureDrawing {
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

/** An element as text. Its colors are custom properties, which reach into a file where classes do not. */
export const svgElement = (name: string, attributes: Record<string, string | number>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${typeof value === 'number' ? roundToHundredth(value) : value}"`)
    .join(' ')}/>`;

const round = { 'stroke-linecap': 'round' };
/** Lines may be drawn by dashes, which must not apply to anything else. */
const whole = { 'stroke-dasharray': 'none' };
const unscaled = { 'vector-effect': 'non-scaling-stroke', 'stroke-linejoin': 'round' };

/** Lead stars are foil with a contour where there is room, an outline in silver; in icons they are filled. */
const leadInk = (size: SheetSize) =>
  size === 'icon'
    ? { fill: 'var(--mark)' }
    : { fill: 'var(--foil)', stroke: 'var(--mark)', 'stroke-width': 1.25, ...unscaled, ...whole };

function background(figure: Figure, style: ChartStyle): string {
  const { small, large } = starField(figure, style);
  const dust = { stroke: 'var(--dust)', ...round };
  return (
    svgElement('path', { d: dotsPath(small), 'stroke-width': style.field.small, ...dust }) +
    svgElement('path', { d: dotsPath(large), 'stroke-width': style.field.large, ...dust })
  );
}

/** One figure of a sheet. Its lines take `--lines` if that is set, and the dashes of whatever shows it. */
export function figureSymbol(figure: Figure, size: SheetSize, hasDust = true): string {
  const style = chartStyles[size];
  const { lines, dots, rings, lead } = figureDrawing(figure, style);
  const content = [
    hasDust && style.field.count > 0 ? background(figure, style) : '',
    svgElement('path', {
      ...{ d: lines.join(''), pathLength: lines.length, ...round },
      ...{ stroke: 'var(--lines,var(--link))', 'stroke-width': style.line },
    }),
    ...dots.map(({ d, width }) =>
      svgElement('path', { d, stroke: 'var(--star)', 'stroke-width': width, ...round, ...whole }),
    ),
    ...rings.map(({ at: [cx, cy], radius, dot, isLead }) => {
      const inner = svgElement('circle', { cx, cy, r: dot, fill: isLead ? 'var(--mark)' : 'var(--star)' });
      return (
        svgElement('circle', {
          cx,
          cy,
          r: radius,
          stroke: 'var(--star)',
          'stroke-width': style.line,
          ...whole,
        }) + inner
      );
    }),
    lead && svgElement('path', { d: lead, ...leadInk(size) }),
  ].join('');
  return `<g id="${figureId(figure)}" fill="none">${content}</g>`;
}

/** All figures of the atlas, at one size, as one file. */
export const figureSheet = (size: SheetSize): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${Object.values(constellations)
    .map((figure) => figureSymbol(figure, size))
    .join('')}</svg>`;
