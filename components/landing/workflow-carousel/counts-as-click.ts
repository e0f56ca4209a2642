export type Point = { x: number; y: number };

/** Part 1, section 9: a click is ignored at 10 px or more of movement. */
const limit = 10;

export const countsAsClick = (from: Point, to: Point): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) < limit;
