/** The slide that a turn shows: turns count on without end in both directions, and slides repeat. */
export const wrapIndex = (turn: number, count: number): number => ((turn % count) + count) % count;

/** How many steps lead to a slide the shorter way round; forward if both ways are equally long. */
export function stepsToSlide(from: number, to: number, count: number): number {
  const forward = wrapIndex(to - from, count);
  return forward * 2 > count ? forward - count : forward;
}

type SlideView = { index: number; count: number; shown: number };

/** Whether a slide is among the `shown` slides that begin at `index`. */
export const isSlideShown = (slide: number, { index, count, shown }: SlideView): boolean =>
  wrapIndex(slide - index, count) < shown;

/** How many steps a drag makes: pulling the content left by more than the threshold brings the next slide. In pixels. */
export function dragSteps(distance: number, threshold: number): -1 | 0 | 1 {
  if (Math.abs(distance) <= threshold) return 0;
  return distance < 0 ? 1 : -1;
}

export type PressPoint = { x: number; y: number };

/** How many pixels of movement make a press a drag instead of a click (R36). */
const clickTolerance = 10;

export const countsAsClick = (from: PressPoint, to: PressPoint): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) < clickTolerance;

/** What holds a carousel still (decision 0027). */
export type AutoplayHolds = {
  paused: boolean;
  pointer: boolean;
  focus: boolean;
  popup: boolean;
  pageHidden: boolean;
  offScreen: boolean;
  reducedMotion: boolean;
};

/** A carousel advances by itself only while nothing holds it still. */
export const mayAdvance = (holds: AutoplayHolds): boolean => !Object.values(holds).some(Boolean);
