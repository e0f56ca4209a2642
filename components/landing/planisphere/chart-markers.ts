import { chartStyles, starPosition } from '@/components/ui/star-chart/chart-layout';
import { type Position, polarPosition } from '@/components/ui/star-chart/geometry';
import type { Figure } from '@/content/constellations/figure';
import type { ServiceSlug } from '@/content/services/service';

/** Where a figure stands on the disc, in units of 1000 across. */
export type ChartMarker = {
  slug: ServiceSlug;
  radius: number;
  /** Clockwise from the top. */
  degrees: number;
  size: number;
  /** How far its name stands aside of it, away from the edge. */
  aside?: number;
  /** The first line of a name that would reach the edge in one. */
  firstLine?: string;
};

const innerRing = { radius: 132, size: 130 };
const outerRing = { radius: 322, size: 150 };

/** The three featured services round the pole, and the other six on the outer ring. */
export const chartMarkers: readonly ChartMarker[] = [
  { slug: 'ai-email-outreach', degrees: -10, ...innerRing },
  { slug: 'ai-agents', degrees: 232, ...innerRing },
  { slug: 'ai-phone-callers', degrees: 112, ...innerRing },
  { slug: 'appointment-setting', degrees: -63, firstLine: 'Appointment', ...outerRing },
  { slug: 'ai-websites', degrees: -7, ...outerRing },
  { slug: 'multi-solutions', degrees: 52, firstLine: 'Multi AI', ...outerRing },
  { slug: 'lead-capture-crm', degrees: 117, aside: -12, firstLine: 'Lead Capture +', ...outerRing },
  { slug: 'full-backend-optimization', degrees: 174, aside: -24, ...outerRing },
  { slug: 'ai-social-media-outreach', degrees: 236, aside: 20, firstLine: 'AI Social Media', ...outerRing },
];

/** A rectangle of the disc. */
export type FigureBox = { left: number; right: number; top: number; bottom: number };

/** Middle of a marker, and the upper left corner of its figure, which stands a little high to make room for the name. */
export function markerPlace({ radius, degrees, size }: ChartMarker): { middle: Position; corner: Position } {
  const middle = polarPosition(radius, degrees);
  return { middle, corner: [middle[0] - size / 2, middle[1] - size / 2 - 6] };
}

/** The rectangle that the stars of a marker's figure take. */
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
