import { round } from '../ui/constellation/geometry';
import type { DialFace } from './dial-face';
import { dialPaths } from './dial-paths';
import { dialSize } from './dial-size';

type DialProps = {
  /** Seconds. */
  left: number;
  total: number;
  isStopped: boolean;
  /** The words under the figure. */
  unit: string;
  face: DialFace;
};

function Scale({ left, total, isStopped, face }: Omit<DialProps, 'unit'>) {
  const paths = dialPaths(left, total);
  const [x, y] = paths.star;
  return (
    <>
      <path className="stroke-line-strong" d={paths.gone} />
      <path className={isStopped ? 'stroke-control' : 'stroke-ink'} strokeWidth="1.6" d={paths.left} />
      {!isStopped && <path className="stroke-gold-mark" strokeWidth="1.4" d={paths.hand} />}
      <g transform={`translate(${round(x)} ${round(y)})`}>{isStopped ? face.stoppedStar : face.star}</g>
    </>
  );
}

/** The countdown as an instrument: a star travels the ring, the figure stands inside. */
export function Dial({ left, total, isStopped, unit, face }: DialProps) {
  return (
    <div className="relative w-full max-w-88 justify-self-center lg:max-w-none" role="timer">
      <svg
        className="h-auto w-full"
        viewBox={`${-dialSize / 2} ${-dialSize / 2} ${dialSize} ${dialSize}`}
        fill="none"
        aria-hidden="true"
      >
        {face.rings}
        <Scale left={left} total={total} isStopped={isStopped} face={face} />
      </svg>
      {face.numerals}
      <p className="absolute inset-0 grid max-w-none place-content-center justify-items-center">
        <b
          className={`font-display text-[clamp(5rem,3rem+6vw,8.5rem)] leading-[0.9] font-normal tracking-[-0.02em] lining-nums tabular-nums ${isStopped ? 'text-muted' : ''}`}
        >
          {left}
        </b>{' '}
        <span className="text-muted">{unit}</span>
      </p>
    </div>
  );
}
