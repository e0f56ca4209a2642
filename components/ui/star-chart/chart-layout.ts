import type { ChartStar, Figure, Magnitude } from '@/content/constellations';
import { distanceToLine, type Position, starLinkPath } from './geometry';

export type ChartSize = 'icon' | 'card' | 'hero';

/** How a figure is drawn at one size; lengths are units of the 100 by 100 plate. */
export type ChartStyle = {
  /** Radius by magnitude, 1 to 4. */
  radius: Record<Magnitude, number>;
  line: number;
  /** Clear space between a star and the end of its line. */
  gap: number;
  faintest: Magnitude;
  leadScale: number;
  leadWaist: number;
  viewBox: string;
  /** Where on the plate the figure begins. */
  offset: number;
  scale: number;
  /** Background stars: how many, and the strokes of the small and the large ones. */
  field: { count: number; small: number; large: number };
};

export const chartStyles: Record<ChartSize, ChartStyle> = {
  icon: {
    radius: { 1: 9.6, 2: 5.8, 3: 4.4, 4: 0 },
    line: 3.7,
    gap: 2.6,
    faintest: 3,
    leadScale: 1.35,
    leadWaist: 0.42,
    viewBox: '-4 -4 108 108',
    offset: 0,
    scale: 1,
    field: { count: 0, small: 0, large: 0 },
  },
  card: {
    radius: { 1: 4.3, 2: 2.15, 3: 1.55, 4: 0.95 },
    line: 0.62,
    gap: 2,
    faintest: 4,
    leadScale: 1.5,
    leadWaist: 0.3,
    viewBox: '0 0 100 100',
    offset: 6,
    scale: 0.88,
    field: { count: 16, small: 0.75, large: 1.15 },
  },
  hero: {
    radius: { 1: 3, 2: 1.35, 3: 0.95, 4: 0.6 },
    line: 0.28,
    gap: 1.5,
    faintest: 4,
    leadScale: 1.5,
    leadWaist: 0.3,
    // To the outer hairline of the frame, so that it meets the edges of its column.
    viewBox: '-3.3 -3.3 106.6 106.6',
    offset: 12,
    scale: 0.76,
    field: { count: 90, small: 0.42, large: 0.72 },
  },
};

/** Where a star of the figure is on the plate. */
export const starPosition = ([x, y]: ChartStar, { offset, scale }: ChartStyle): Position => [
  offset + x * scale,
  offset + y * scale,
];

/** The radius of a star; the ring of a variable star reaches half as far again. */
export const starReach = ([, , magnitude, kind]: ChartStar, { radius }: ChartStyle): number =>
  radius[magnitude] * (kind === 'variable' ? 1.5 : 1);

/** Faint stars are left out at small sizes, and lines then run through their places. */
const lineGap = (star: ChartStar, style: ChartStyle): number => {
  if (star[2] > style.faintest) return 0;
  return starReach(star, style) * (star[2] === 1 ? 0.75 : 1) + style.gap;
};

/** The two stars of each line of a figure, in drawing order. */
const linkedStarPairs = ({ points, links }: Figure): (readonly [ChartStar, ChartStar])[] =>
  links.flatMap((run) =>
    run.slice(1).flatMap((to, index) => {
      const [a, b] = [points[run[index] ?? to], points[to]];
      return a && b ? [[a, b] as const] : [];
    }),
  );

/** Paths of a figure's lines in drawing order, each stopping short of its stars. */
export function figureLinkPaths(figure: Figure, style: ChartStyle): string[] {
  return linkedStarPairs(figure).flatMap(
    ([a, b]) =>
      starLinkPath(starPosition(a, style), starPosition(b, style), lineGap(a, style), lineGap(b, style)) ||
      [],
  );
}

const distanceBetween = ([ax, ay]: Position, [bx, by]: Position) => Math.hypot(bx - ax, by - ay);

/** The spikes of the lead star reach further than its radius; a variable star has a ring instead. */
const starEdge = (star: ChartStar, style: ChartStyle): number =>
  starReach(star, style) * (star[2] === 1 && star[3] !== 'variable' ? style.leadScale * 1.22 : 1);

/** How far a position on the plate is from the figure's nearest line, and from the edge of its nearest star. */
export function figureClearance(figure: Figure, style: ChartStyle) {
  const lines = linkedStarPairs(figure).map(
    ([a, b]) => [starPosition(a, style), starPosition(b, style)] as const,
  );
  const stars = figure.points.map((star) => ({ at: starPosition(star, style), edge: starEdge(star, style) }));
  return {
    ofLines: (at: Position) => Math.min(...lines.map(([a, b]) => distanceToLine(at, a, b))),
    ofStars: (at: Position) => Math.min(...stars.map((star) => distanceBetween(at, star.at) - star.edge)),
  };
}

/** Sizes that are drawn once, into a file, and shown by reference: a page would carry each figure twice. */
export type SheetSize = Exclude<ChartSize, 'hero'>;

export const figureId = ({ name }: Figure) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Address of a figure in the sheet of its size. */
export const figureAddress = (figure: Figure, size: SheetSize) => `/figures/${size}.svg#${figureId(figure)}`;
