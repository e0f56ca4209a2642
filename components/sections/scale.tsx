import type { Scale as ScaleOf } from '@/content/services/section';
import { round } from '../ui/constellation/geometry';

const rule = '[vector-effect:non-scaling-stroke]';

const ticksPath = (marks: number): string => {
  const cuts = marks <= 7 ? marks * 5 : marks;
  return Array.from({ length: cuts + 1 }, (_, index) => {
    const long = index % (marks <= 7 ? 5 : cuts % 10 === 0 ? 5 : 4) === 0;
    return `M${round((index / cuts) * 100)} 12v${long ? -10 : -5}`;
  }).join('');
};

/** What the figure is held against: a second value, marked in ink under the rule. */
function Beside({ at, label, of }: NonNullable<ScaleOf['beside']> & { of: number }) {
  const left = { left: `${round((at / of) * 100)}%` };
  return (
    <>
      <span className="absolute top-1.5 h-3 w-0.5 -translate-x-1/2 bg-ink" style={left} />
      <span className="absolute top-4 -translate-x-1/2 whitespace-nowrap" style={left}>
        {label}
      </span>
    </>
  );
}

/** A graduated rule with its ends named and the range in gold. The figure beside it says the same: decoration. */
export function Scale({ from, to, of, marks, ends: [start, end], beside }: ScaleOf) {
  return (
    <span className="relative block text-muted text-note leading-tight" aria-hidden="true">
      <svg
        className="block h-3.25 w-full overflow-visible"
        viewBox="0 0 100 12"
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
      >
        <path className={`stroke-control ${rule}`} d={ticksPath(marks)} />
        <path
          className={`stroke-gold-mark stroke-3 ${rule}`}
          d={`M${round((from / of) * 100)} 12H${round((to / of) * 100)}`}
        />
      </svg>
      <span className="mt-1 flex justify-between">
        <span>{start}</span>
        <span>{end}</span>
      </span>
      {beside && <Beside {...beside} of={of} />}
    </span>
  );
}
