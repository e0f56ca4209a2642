import { describe, expect, it } from 'vitest';
import {
  type AutoplayHolds,
  countsAsClick,
  dragSteps,
  isSlideShown,
  mayAdvance,
  stepsToSlide,
  wrapIndex,
} from './carousel-math';

describe('wrapIndex', () => {
  it.each([
    { turn: 0, count: 5, index: 0 },
    { turn: 4, count: 5, index: 4 },
    { turn: 5, count: 5, index: 0 },
    { turn: -1, count: 5, index: 4 },
    { turn: -1, count: 4, index: 3 },
    { turn: 23, count: 10, index: 3 },
    { turn: -20, count: 10, index: 0 },
  ])('turn $turn of $count slides shows slide $index', ({ turn, count, index }) => {
    expect(wrapIndex(turn, count)).toBe(index);
  });
});

describe('stepsToSlide', () => {
  it.each([
    { from: 0, to: 6, count: 10, steps: -4 },
    { from: 0, to: 5, count: 10, steps: 5 },
    { from: 9, to: 0, count: 10, steps: 1 },
    { from: 0, to: 3, count: 4, steps: -1 },
    { from: 1, to: 3, count: 5, steps: 2 },
    { from: 2, to: 2, count: 5, steps: 0 },
  ])('from slide $from to $to of $count are $steps steps', ({ from, to, count, steps }) => {
    expect(stepsToSlide(from, to, count)).toBe(steps);
  });
});

describe('isSlideShown', () => {
  it.each([
    { index: 0, count: 5, shown: 3, slides: [0, 1, 2] },
    { index: 3, count: 5, shown: 3, slides: [0, 3, 4] },
    { index: 4, count: 5, shown: 1, slides: [4] },
    { index: 3, count: 4, shown: 2, slides: [0, 3] },
  ])('at slide $index of $count, $shown at once: $slides', ({ slides, ...view }) => {
    const all = Array.from({ length: view.count }, (_, slide) => slide);
    expect(all.filter((slide) => isSlideShown(slide, view))).toEqual(slides);
  });
});

describe('mayAdvance', () => {
  const free: AutoplayHolds = {
    paused: false,
    pointer: false,
    focus: false,
    popup: false,
    pageHidden: false,
    offScreen: false,
    reducedMotion: false,
  };

  it('advances when nothing holds it', () => {
    expect(mayAdvance(free)).toBe(true);
  });

  it.each(Object.keys(free))('stands still for %s', (hold) => {
    expect(mayAdvance({ ...free, [hold]: true })).toBe(false);
  });
});

describe('dragSteps', () => {
  it.each([
    { distance: 0, steps: 0 },
    { distance: 99, steps: 0 },
    { distance: 100, steps: 0 },
    { distance: 101, steps: -1 },
    { distance: -99, steps: 0 },
    { distance: -100, steps: 0 },
    { distance: -101, steps: 1 },
    { distance: -300, steps: 1 },
    { distance: -900, steps: 1 },
  ])('$distance px of 100 are $steps steps', ({ distance, steps }) => {
    expect(dragSteps(distance, 100)).toBe(steps);
  });
});

describe('countsAsClick', () => {
  it.each([
    { x: 0, y: 0, counts: true },
    { x: 9, y: 0, counts: true },
    { x: 10, y: 0, counts: false },
    { x: 11, y: 0, counts: false },
    { x: -11, y: 0, counts: false },
    { x: 0, y: 10, counts: false },
    { x: 8, y: 8, counts: false },
  ])('a press that moves by $x, $y px: $counts', ({ x, y, counts }) => {
    expect(countsAsClick({ x: 50, y: 50 }, { x: 50 + x, y: 50 + y })).toBe(counts);
  });
});
