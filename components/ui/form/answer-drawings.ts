import type { Position } from '../constellation/geometry';

export type Drawing = {
  viewBox: string;
  /** One star per question; the last is the answer the visitor is looking for. */
  stars: Record<4 | 5, readonly Position[]>;
  /** Radius of a star, and of the last one. */
  dot: number;
  lead: number;
  waist: number;
  line: number;
  dashes: string;
  /** Distances at which a line stops before a star, and before the last one. */
  gap: number;
  leadGap: number;
  /** Ink of what is still open. */
  open: string;
};

/** The figure of an assessment at its two sizes; the strip is drawn in pixels. */
export const drawings = {
  plate: {
    viewBox: '0 0 100 100',
    stars: {
      4: [
        [14, 82],
        [40, 56],
        [62, 70],
        [86, 24],
      ],
      5: [
        [10, 84],
        [32, 60],
        [50, 74],
        [68, 46],
        [88, 20],
      ],
    },
    dot: 2.1,
    lead: 7.5,
    waist: 0.32,
    line: 0.7,
    dashes: '1.4 2.2',
    gap: 5,
    leadGap: 9,
    open: 'stroke-control',
  },
  strip: {
    viewBox: '0 0 72 32',
    stars: {
      4: [
        [4, 27],
        [23, 17],
        [41, 23],
        [63, 10],
      ],
      5: [
        [4, 27],
        [18, 18],
        [33, 25],
        [47, 17],
        [64, 10],
      ],
    },
    dot: 3.25,
    lead: 8,
    waist: 0.36,
    line: 1.5,
    dashes: '2 2.5',
    gap: 5.5,
    leadGap: 8,
    open: 'stroke-muted',
  },
} as const satisfies Record<string, Drawing>;
