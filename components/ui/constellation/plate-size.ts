import type { Magnitude } from '@/content/constellations/figure';

export type PlateSize = 'icon' | 'card' | 'hero';

/** How a figure is inked at one size; lengths are units of the 100 by 100 plate. */
export type Ink = {
  /** Radius by magnitude, 1 to 4. */
  radius: Record<Magnitude, number>;
  line: number;
  /** Clear space between a star and the end of its line. */
  gap: number;
  faintest: Magnitude;
  leadScale: number;
  leadWaist: number;
  viewBox: string;
  /** Place of the figure on the plate. */
  offset: number;
  scale: number;
  /** Background stars: how many, and the stroke of the small and the large ones. */
  field: { count: number; small: number; large: number };
};

export const inks: Record<PlateSize, Ink> = {
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
