import { polarPosition, roundToHundredth } from '@/components/ui/star-chart/geometry';
import type { DialFace } from './dial-face';

/** Width and height of the dial's drawing, whose middle is 0,0. */
export const dialSize = 432;

/** The angle of a second on a dial of `total` seconds, in degrees. */
const degreesOf = (second: number, total: number) => (second / total) * 360;

function rayPath(from: number, to: number, degrees: number): string {
  const [[x1, y1], [x2, y2]] = [polarPosition(from, degrees), polarPosition(to, degrees)];
  return `M${roundToHundredth(x1)} ${roundToHundredth(y1)}L${roundToHundredth(x2)} ${roundToHundredth(y2)}`;
}

const tickPath = (second: number, total: number) => {
  const length = second % 30 === 0 ? 22 : second % 10 === 0 ? 16 : 9;
  return rayPath(176, 176 + length, degreesOf(second, total));
};

/** How many graduations are left out on either side of the star, so that none touches it. */
const starClearing = 2;

function isUnderStar(second: number, gone: number, total: number): boolean {
  const apart = Math.abs(second - gone);
  return Math.min(apart, total - apart) <= starClearing;
}

/** One graduation for each second of `total`, around 0,0: those gone, those left, and where the hand and the star stand. */
export function dialPaths(left: number, total: number) {
  const gone = total - left;
  const ticks = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => from + index)
      .filter((second) => !isUnderStar(second, gone, total))
      .map((second) => tickPath(second, total))
      .join('');
  const degrees = degreesOf(gone, total);
  return {
    gone: ticks(0, gone),
    left: ticks(gone, total),
    hand: gone > 0 ? rayPath(104, 130, degrees) : '',
    star: polarPosition(182.5, degrees),
  };
}

type DialProps = {
  /** Seconds. */
  left: number;
  total: number;
  isStopped: boolean;
  /** The words below the number. */
  unit: string;
  face: DialFace;
};

function DialScale({ left, total, isStopped, face }: Omit<DialProps, 'unit'>) {
  const paths = dialPaths(left, total);
  const [x, y] = paths.star;
  return (
    <>
      <path className="stroke-line-strong" d={paths.gone} />
      <path className={isStopped ? 'stroke-control' : 'stroke-ink'} strokeWidth="1.6" d={paths.left} />
      {!isStopped && <path className="stroke-gold-mark" strokeWidth="1.4" d={paths.hand} />}
      <g transform={`translate(${roundToHundredth(x)} ${roundToHundredth(y)})`}>
        {isStopped ? face.stoppedStar : face.star}
      </g>
    </>
  );
}

/** The countdown as an instrument: a star travels around the ring, and the number stands inside. */
export function Dial({ left, total, isStopped, unit, face }: DialProps) {
  return (
    <div className="relative w-full max-w-88 lg:max-w-none" role="timer">
      <svg
        className="h-auto w-full"
        viewBox={`${-dialSize / 2} ${-dialSize / 2} ${dialSize} ${dialSize}`}
        fill="none"
        aria-hidden="true"
      >
        {face.rings}
        <DialScale left={left} total={total} isStopped={isStopped} face={face} />
      </svg>
      {face.numerals}
      <p className="absolute inset-0 grid max-w-none place-content-center justify-items-center">
        <b
          className={`font-display text-countdown font-normal lining-nums tabular-nums ${isStopped ? 'text-muted' : ''}`}
        >
          {left}
        </b>{' '}
        <span className="text-muted">{unit}</span>
      </p>
    </div>
  );
}
