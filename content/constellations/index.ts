import type { ServicePageSlug } from '@/content/services/service';
import type { WorkflowSlug } from '@/content/workflows/workflow';
import { integratedOfferFigure, serviceFigures } from './services';
import { workflowFigures } from './workflows';

/** 1 is the lead star, 4 the faintest; the small size leaves the fourth out. */
export type Magnitude = 1 | 2 | 3 | 4;

/** A star on a field of 100 by 100. A variable is drawn as a ringed disc, as printed star atlases do. */
export type ChartStar = readonly [x: number, y: number, magnitude: Magnitude, kind?: 'variable'];

/** A constellation. A link is a run of star indexes: [0, 1, 2] joins 0 to 1 and 1 to 2. */
export type Figure = {
  name: string;
  /** What it depicts, in words that can stand as a text alternative. */
  means: string;
  points: readonly ChartStar[];
  links: readonly (readonly number[])[];
};

/** The tiers rank the three featured services; everything else is plain. */
export type Tier = 'gold' | 'purple' | 'silver' | 'plain';

/** The mark of the site as a figure: two stars lead to a third. It stands on the cards of pages without a figure of their own. */
export const markFigure: Figure = {
  name: 'Mark',
  means: 'two stars that lead to a third',
  points: [
    [14, 88, 2],
    [43, 61, 2],
    [72, 32, 1],
  ],
  links: [[0, 1, 2]],
};

/** The figure of the careers page. */
export const careersFigure: Figure = {
  name: 'Careers',
  means: 'a ladder that leads to a star',
  points: [
    [22, 90, 2],
    [34, 65, 3],
    [46, 41, 3],
    [65, 10, 1],
    [57, 94, 2],
    [63, 69, 3],
    [67, 44, 3],
    [13, 44, 4],
    [86, 27, 4],
    [84, 80, 4],
    [38, 16, 4],
  ],
  links: [
    [0, 1, 2, 3],
    [4, 5, 6, 3],
    [1, 5],
    [2, 6],
  ],
};

export type FigureSlug = ServicePageSlug | WorkflowSlug;

/** The figures of the atlas: one for each page of a service and of a workflow. */
export const constellations: Record<FigureSlug, Figure> = {
  ...serviceFigures,
  ...workflowFigures,
  'integrated-offer': integratedOfferFigure,
};
