import type { Figure } from '@/content/constellations/figure';
import type { ChartSize } from './chart-layout';

/** The sizes that are drawn once, in a file, and shown by reference: a page would carry each figure twice. */
export type SheetSize = Exclude<ChartSize, 'hero'>;

export const figureId = ({ name }: Figure) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Address of a figure in the sheet of its size. */
export const figureAddress = (figure: Figure, size: SheetSize) => `/figures/${size}.svg#${figureId(figure)}`;
