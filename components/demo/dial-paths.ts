import { polar, round } from '../ui/constellation/geometry';

/** Degrees of one of `total` seconds. */
const degreesOf = (second: number, total: number) => (second / total) * 360;

function ray(from: number, to: number, degrees: number): string {
  const [[x1, y1], [x2, y2]] = [polar(from, degrees), polar(to, degrees)];
  return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
}

const tick = (second: number, total: number) => {
  const length = second % 30 === 0 ? 22 : second % 10 === 0 ? 16 : 9;
  return ray(176, 176 + length, degreesOf(second, total));
};

/** Whole graduations left out on either side of the star, so that none touches it. */
const clearing = 2;

function isUnderStar(second: number, gone: number, total: number): boolean {
  const apart = Math.abs(second - gone);
  return Math.min(apart, total - apart) <= clearing;
}

/** One graduation per second of `total`, round 0,0: those spent, those left, and where the hand and the star stand. */
export function dialPaths(left: number, total: number) {
  const gone = total - left;
  const ticks = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => from + index)
      .filter((second) => !isUnderStar(second, gone, total))
      .map((second) => tick(second, total))
      .join('');
  const degrees = degreesOf(gone, total);
  return {
    gone: ticks(0, gone),
    left: ticks(gone, total),
    hand: gone > 0 ? ray(104, 130, degrees) : '',
    star: polar(182.5, degrees),
  };
}
