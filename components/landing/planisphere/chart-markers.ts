import { chartStyles, starPosition } from '@/components/ui/star-chart/chart-layout';
import { type Position, polarPosition } from '@/components/ui/star-chart/geometry';
import type { Figure } from '@/content/constellations';
import { type ChartPlace, serviceFigures } from '@/content/constellations/services';
import { featuredTiers, type ServiceSlug, serviceSlugs } from '@/content/services/service';

/** Where a figure stands on the disc, which is 1000 units wide. */
export type ChartMarker = ChartPlace & { slug: ServiceSlug; radius: number; size: number };

const isFeatured = (slug: ServiceSlug) => slug in featuredTiers;

const innerRing = { radius: 132, size: 130 };
const outerRing = { radius: 322, size: 150 };

const markersOn = (ring: typeof innerRing, slugs: readonly ServiceSlug[]): ChartMarker[] =>
  slugs.map((slug) => ({ slug, ...ring, ...serviceFigures[slug].chart }));

/** The featured services around the pole, then the others on the outer ring, each in the catalogue's order. */
export const chartMarkers: readonly ChartMarker[] = [
  ...markersOn(innerRing, serviceSlugs.filter(isFeatured)),
  ...markersOn(
    outerRing,
    serviceSlugs.filter((slug) => !isFeatured(slug)),
  ),
];

/** A rectangle on the disc. */
export type FigureBox = { left: number; right: number; top: number; bottom: number };

/** The middle of a marker, and the top left corner of its figure, which stands a little high to leave room for the name. */
export function markerPlace({ radius, degrees, size }: ChartMarker): { middle: Position; corner: Position } {
  const middle = polarPosition(radius, degrees);
  return { middle, corner: [middle[0] - size / 2, middle[1] - size / 2 - 6] };
}

/** The rectangle that contains the stars of a marker's figure. */
export function figureBox(marker: ChartMarker, figure: Figure): FigureBox {
  const { corner } = markerPlace(marker);
  const stars = figure.points.map((star) => starPosition(star, chartStyles.card));
  const along = (axis: 0 | 1) => stars.map((at) => corner[axis] + (at[axis] * marker.size) / 100);
  return {
    left: Math.min(...along(0)),
    right: Math.max(...along(0)),
    top: Math.min(...along(1)),
    bottom: Math.max(...along(1)),
  };
}
