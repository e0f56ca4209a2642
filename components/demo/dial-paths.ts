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

/** One graduation per second of `total`, round 0,0: those spent, those left, and where the hand stands. */
export function dialPaths(left: number, total: number) {
  const gone = total - left;
  const ticks = Array.from({ length: total }, (_, second) => tick(second, total));
  const degrees = degreesOf(gone, total);
  return {
    gone: ticks.slice(0, gone).join(''),
    left: ticks.slice(gone).join(''),
    hand: gone > 0 ? ray(112, 170, degrees) : '',
    star: polar(188, degrees),
  };
}
