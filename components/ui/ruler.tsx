import { roundToHundredth } from './star-chart/geometry';
import { StarIcon } from './star-chart/star-icon';

type RulerProps = {
  /** Where the star is, from 0 to 1. */
  value: number;
  /** Makes it a progress bar with this name; without one it is decorative. */
  label?: string;
  /** Whether the star points from above or is on the line itself. */
  star?: 'above' | 'on';
  className?: string;
};

type Graduation = {
  /** Into how many parts the rule is divided, and how many of these lie between two long marks. */
  parts: number;
  perLong: number;
  /** Where all marks begin, and how high they are. */
  base: number;
  heights: { long: number; short: number };
};

/** The path of the marks on a graduated rule that is 100 wide. */
export const graduationPath = ({ parts, perLong, base, heights }: Graduation): string =>
  Array.from({ length: parts + 1 }, (_, index) => {
    const height = index % perLong === 0 ? heights.long : heights.short;
    return `M${roundToHundredth((index / parts) * 100)} ${base}v${-height}`;
  }).join('');

const rulerMarks = { parts: 50, perLong: 5, base: 16, heights: { long: 14, short: 7 } };

const places = { above: 'top-0', on: 'bottom-0 translate-y-1/2' };

const progress = (label: string, percent: number) =>
  ({
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': Math.round(percent),
  }) as const;

/** A graduated edge with a star as its pointer. */
export function Ruler({ value, label, star = 'above', className = '' }: RulerProps) {
  const percent = roundToHundredth(Math.min(1, Math.max(0, value)) * 100);
  const naming = label ? progress(label, percent) : { 'aria-hidden': true };
  return (
    <div className={`relative w-full max-w-136 pt-5 ${className}`} {...naming}>
      <svg
        className="block h-4 w-full overflow-visible"
        viewBox="0 0 100 16"
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
      >
        <path className="stroke-control [vector-effect:non-scaling-stroke]" d={graduationPath(rulerMarks)} />
        <path
          className="stroke-gold-mark stroke-2 [vector-effect:non-scaling-stroke]"
          d={`M0 16h${percent}`}
        />
      </svg>
      <span className={`absolute -translate-x-1/2 ${places[star]}`} style={{ left: `${percent}%` }}>
        <StarIcon size={17} />
      </span>
    </div>
  );
}
