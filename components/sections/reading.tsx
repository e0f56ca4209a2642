import type { Metric } from '@/content/services/section';
import { round } from '../ui/constellation/geometry';

type Scale = NonNullable<Metric['scale']>;

const ticksPath = (marks: number): string => {
  const cuts = marks <= 7 ? marks * 5 : marks;
  return Array.from({ length: cuts + 1 }, (_, index) => {
    const long = index % (marks <= 7 ? 5 : cuts % 10 === 0 ? 5 : 4) === 0;
    return `M${round((index / cuts) * 100)} 12v${long ? -10 : -5}`;
  }).join('');
};

function ScaleRule({ scale: { from, to, of, marks } }: { scale: Scale }) {
  const rule = '[vector-effect:non-scaling-stroke]';
  return (
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
  );
}

/** A figure, its words, and where it lies on a ruler. */
export function Reading({ figure, label, scale }: Metric) {
  return (
    <li className="flex flex-wrap items-end gap-x-4 gap-y-1.5 pt-5">
      <b className="min-w-[calc(50%-0.5rem)] font-display text-[2.25rem] leading-none font-normal whitespace-nowrap sm:text-[2.75rem]">
        {figure}
      </b>
      <span className="min-w-20 flex-1 text-small leading-snug text-muted">{label}</span>
      {scale && <ScaleRule scale={scale} />}
    </li>
  );
}
