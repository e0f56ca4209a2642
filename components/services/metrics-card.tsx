import { graduationPath } from '@/components/ui/ruler';
import { roundToHundredth } from '@/components/ui/star-chart/geometry';
import { StarChart } from '@/components/ui/star-chart/star-chart';
import type { Figure, Tier } from '@/content/constellations/figure';
import type { Metric, MetricsNote, MetricScale as ScaleOf } from '@/content/services/section';

const constantStroke = '[vector-effect:non-scaling-stroke]';

/** Few marks are long ones, each cut in five; many are all there are, with every fifth or fourth of them long. */
const scaleMarks = (marks: number) =>
  marks <= 7 ? { parts: marks * 5, perLong: 5 } : { parts: marks, perLong: marks % 10 === 0 ? 5 : 4 };
const markSizes = { base: 12, heights: { long: 10, short: 5 } };

/** What the figure is held against: a second value, marked under the rule. */
function ComparedValue({ at, label, of }: NonNullable<ScaleOf['beside']> & { of: number }) {
  const left = { left: `${roundToHundredth((at / of) * 100)}%` };
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
function MetricScaleDrawing({ from, to, of, marks, ends: [start, end], beside }: ScaleOf) {
  return (
    <span className="relative block text-muted text-note leading-tight" aria-hidden="true">
      <svg
        className="block h-3.25 w-full overflow-visible"
        viewBox="0 0 100 12"
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
      >
        <path
          className={`stroke-control ${constantStroke}`}
          d={graduationPath({ ...scaleMarks(marks), ...markSizes })}
        />
        <path
          className={`stroke-gold-mark stroke-3 ${constantStroke}`}
          d={`M${roundToHundredth((from / of) * 100)} 12H${roundToHundredth((to / of) * 100)}`}
        />
      </svg>
      <span className="mt-1 flex justify-between">
        <span>{start}</span>
        <span>{end}</span>
      </span>
      {beside && <ComparedValue {...beside} of={of} />}
    </span>
  );
}

type MetricRowProps = Metric & { isAlone?: boolean };

/** One row height for all: a range or a share lies on its ruler, a count stands over a plain hairline. */
function MetricRow({ figure, label, counts, scale, isAlone = false }: MetricRowProps) {
  const size = isAlone ? 'text-figure' : figure.length > 9 ? 'text-numeral-long' : 'text-numeral';
  const columns = isAlone ? '' : '@[21rem]:grid-cols-[minmax(0,11.5rem)_minmax(0,1fr)] @[21rem]:items-center';
  return (
    <li className={`grid min-h-20 content-end gap-x-4 gap-y-2 pt-5 ${columns}`}>
      <b className={`font-display font-normal tabular-nums @[10rem]:whitespace-nowrap ${size}`}>{figure}</b>
      <span className="text-small leading-snug text-balance text-muted">
        {label}
        {counts && <small className="mt-0.5 block text-note leading-snug">{counts}</small>}
      </span>
      <span className="@[21rem]:col-span-full">
        {scale ? <MetricScaleDrawing {...scale} /> : <span className="block border-line border-b" />}
      </span>
    </li>
  );
}

type MetricsCardProps = {
  figure: Figure;
  tier: Tier;
  metrics: readonly Metric[];
  note?: MetricsNote;
  /** The other direction of a service shows its figure the other way round. */
  isMirrored?: boolean;
};

function MetricsFootnote({ text, more }: MetricsNote) {
  return (
    <p className="mt-5 text-muted text-note">
      {text}
      {more && (
        <>
          {' '}
          <a className="prose-link inline-block py-1" href="#questions">
            {more}
          </a>
        </>
      )}
    </p>
  );
}

/** A framed card: the figure of the service above its metrics; a single metric is set large. */
export function MetricsCard({ figure, tier, metrics, note, isMirrored = false }: MetricsCardProps) {
  const isAlone = metrics.length === 1;
  return (
    <div className="plate px-6 pt-5 pb-6 sm:px-9 sm:pt-7 sm:pb-8 md:max-lg:px-7">
      <StarChart
        className={`mx-auto w-full ${isAlone ? 'max-w-72' : 'max-w-48'} ${isMirrored ? '-scale-x-100' : ''}`}
        figure={figure}
        size="card"
        tier={tier}
        drawn
      />
      <ul className="@container">
        {metrics.map((metric) => (
          <MetricRow key={metric.label} {...metric} isAlone={isAlone} />
        ))}
      </ul>
      {note && <MetricsFootnote {...note} />}
    </div>
  );
}
