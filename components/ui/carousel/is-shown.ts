import { wrapIndex } from './wrap-index';

type View = { index: number; count: number; shown: number };

/** Whether a slide stands among the `shown` ones that begin at `index`. */
export const isShown = (slide: number, { index, count, shown }: View): boolean =>
  wrapIndex(slide - index, count) < shown;
