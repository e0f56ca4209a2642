import { roundToHundredth } from './star-chart/geometry';
import { StarIcon } from './star-chart/star-icon';

type RulerProps = {
  /** Where the star stands, 0 to 1. */
  value: number;
  /** Long graduations; each is cut in five. */
  divisions?: number;
  /** Makes it a progress bar of this name; without one it is decoration. */
  label?: string;
  /** Whether the star points from above or stands on the line itself. */
  star?: 'above' | 'on';
  className?: string;
};

const ticksPath = (divisions: number): string =>
  Array.from({ length: divisions * 5 + 1 }, (_, index) => {
    const length = index % 5 === 0 ? 14 : 7;
    return `M${roundToHundredth((index / (divisions * 5)) * 100)} 16v${-length}`;
  }).join('');

const places = { above: 'top-0', on: 'bottom-0 translate-y-1/2' };

const progress = (label: string, percent: number) =>
  ({
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': Math.round(percent),
  }) as const;

/** A graduated edge with a star as pointer. */
export function Ruler({ value, divisions = 10, label, star = 'above', className = '' }: RulerProps) {
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
        <path className="stroke-control [vector-effect:non-scaling-stroke]" d={ticksPath(divisions)} />
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
