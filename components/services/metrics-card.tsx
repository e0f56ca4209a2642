import { EvidenceNotes } from '@/components/claims/claim-links';
import { graduationPath } from '@/components/ui/ruler';
import { roundToHundredth } from '@/components/ui/star-chart/geometry';
import { StarChart } from '@/components/ui/star-chart/star-chart';
import type { Figure, Tier } from '@/content/constellations';
import type { Metric, MetricScale, MetricsNote } from '@/content/services/section';

const constantStroke = '[vector-effect:non-scaling-stroke]';

/** With only a few marks, all are long and have short ones between them; of many, every fifth or fourth is long. */
const scaleMarks = (marks: number) =>
  marks <= 7 ? { parts: marks * 5, perLong: 5 } : { parts: marks, perLong: marks % 10 === 0 ? 5 : 4 };
const markSizes = { base: 12, heights: { long: 10, short: 5 } };

/** What the figure is compared with: a second value, marked below the rule. */
function ComparedValue({ at, label, of }: NonNullable<MetricScale['beside']> & { of: number }) {
  const left = { left: `${roundToHundredth((at / of) * 100)}%` };
  return (
    <>
      <span className="absolute top-1.5 h-3 -translate-x-1/2 border-ink border-l-2" style={left} />
      <span className="absolute top-4 -translate-x-1/2 whitespace-nowrap" style={left}>
        {label}
      </span>
    </>
  );
}

/** A graduated rule with labeled ends and the range in gold. Decorative, because the figure beside it says the same. */
function MetricScaleDrawing({ from, to, of, marks, ends: [start, end], beside }: MetricScale) {
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

/** A range in words is set smaller and below the service's figure; a short one is beside it, unless the card is narrow. */
const figureRoom = ({ length }: string): [size: string, room: string] => {
  if (length <= 4) return ['text-figure', 'pt-10 sm:pt-14'];
  if (length <= 6) return ['text-figure', 'pt-30 md:max-lg:pt-20'];
  const beside = length <= 10 ? 'max-sm:@[16rem]:pt-14 lg:@[20rem]:pt-18' : '';
  return ['text-numeral', `pt-28 sm:pt-32 md:max-lg:pt-20 ${beside}`];
};

/** The first metric of a card, with its sentence and its scale. */
function LeadingMetric({ figure, label, counts, scale }: Metric) {
  const [size, room] = figureRoom(figure);
  return (
    <li className={`pb-5 md:max-lg:row-span-9 ${room}`}>
      <b className={`block font-display font-normal tabular-nums ${size}`}>{figure}</b>
      <span className="mt-3 mb-4 block text-balance">
        {label}
        {counts && <small className="mt-0.5 block text-muted text-note leading-snug">{counts}</small>}
      </span>
      {scale && <MetricScaleDrawing {...scale} />}
    </li>
  );
}

/** A further metric: its figure on one line, its words beside it. */
function FurtherMetric({ figure, label, counts }: Metric) {
  return (
    <li className="grid gap-x-5 border-line border-t py-3 md:max-lg:nth-2:border-0 @[21rem]:grid-cols-[minmax(0,9rem)_minmax(0,1fr)] @[21rem]:items-baseline">
      <b className="font-display font-normal text-numeral-long tabular-nums">{figure}</b>
      <span className="text-small leading-snug text-balance text-muted">
        {label}
        {counts && <small className="block text-note leading-snug">{counts}</small>}
      </span>
    </li>
  );
}

type MetricsCardProps = {
  figure: Figure;
  tier: Tier;
  metrics: readonly Metric[];
  note?: MetricsNote;
  /** For the other direction of a service, whose figure is mirrored. */
  isMirrored?: boolean;
};

function MetricsFootnote({ text, more }: MetricsNote) {
  return (
    <p className="text-muted text-note">
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

/**
 * A framed card: one large metric with the service's figure, the others below it or, on a tablet, beside it, and a
 * footnote.
 */
export function MetricsCard({ figure, tier, metrics, note, isMirrored = false }: MetricsCardProps) {
  const [leading, ...others] = metrics;
  const claims = metrics.flatMap(({ claim }) => claim ?? []);
  return (
    <div className="plate relative px-6 pt-7 pb-6 sm:px-9 sm:pt-9 sm:pb-8">
      <StarChart
        className={`absolute top-5 right-5 w-28 sm:w-36 md:max-lg:right-[calc(58%+1rem)] md:max-lg:w-20 ${isMirrored ? '-scale-x-100' : ''}`}
        figure={figure}
        size="card"
        tier={tier}
      />
      <ul className="@container md:max-lg:grid md:max-lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:max-lg:gap-x-12">
        {leading && <LeadingMetric {...leading} />}
        {others.map((metric) => (
          <FurtherMetric key={metric.label} {...metric} />
        ))}
      </ul>
      <div className="border-line border-t pt-4 empty:hidden *:not-first:mt-2">
        <EvidenceNotes claims={claims} />
        {note && <MetricsFootnote {...note} />}
      </div>
    </div>
  );
}
