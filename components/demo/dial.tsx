import { round } from '../ui/constellation/geometry';
import { LeadStar } from '../ui/constellation/lead-star';
import { dialNumerals, dialPaths } from './dial-paths';

/** Width and height of the drawing, whose middle is 0,0. */
const size = 432;
const share = (at: number) => `${round(50 + (at / size) * 100)}%`;

type DialProps = {
  /** Seconds. */
  left: number;
  total: number;
  isStopped: boolean;
  /** The words under the figure. */
  unit: string;
};

function Scale({ left, total, isStopped }: Omit<DialProps, 'unit'>) {
  const paths = dialPaths(left, total);
  const [x, y] = paths.star;
  return (
    <>
      <path className="stroke-line-strong" d={paths.gone} />
      <path className={isStopped ? 'stroke-control' : 'stroke-ink'} strokeWidth="1.6" d={paths.left} />
      {!isStopped && <path className="stroke-gold-mark" strokeWidth="1.4" d={paths.hand} />}
      <LeadStar metal="gold" x={round(x)} y={round(y)} radius={15} open={isStopped} />
    </>
  );
}

/** Set over the drawing, not in it: there they would shrink with it below what can be read. */
function Numerals({ total }: Pick<DialProps, 'total'>) {
  return dialNumerals(total).map(({ value, at: [x, y] }) => (
    <span
      key={value}
      aria-hidden="true"
      className="absolute -translate-1/2 text-note leading-none text-muted lining-nums"
      style={{ left: share(x), top: share(y) }}
    >
      {value}
    </span>
  ));
}

/** The countdown as an instrument: a star travels the ring, the figure stands inside. */
export function Dial({ left, total, isStopped, unit }: DialProps) {
  return (
    <div className="relative w-full max-w-88 justify-self-center lg:max-w-none" role="timer">
      <svg
        className="h-auto w-full"
        viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
        fill="none"
        aria-hidden="true"
      >
        <circle className="stroke-line-strong" r="204" />
        <circle className="stroke-line-strong" r="212" />
        <Scale left={left} total={total} isStopped={isStopped} />
      </svg>
      <Numerals total={total} />
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
