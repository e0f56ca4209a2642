import { ConditionsLink } from '@/components/claims/claim-links';
import { RingGraduation } from '@/components/ui/compass-rose';
import { LinkedText } from '@/components/ui/linked-text';
import { roundToHundredth } from '@/components/ui/star-chart/geometry';
import { StarChart } from '@/components/ui/star-chart/star-chart';
import { constellations } from '@/content/constellations';
import type {
  ClosingSection,
  GuaranteeSeal,
  SealedClosingSection,
  ServiceMode,
} from '@/content/services/section';
import { plateTier, type Service } from '@/content/services/service';
import { guaranteeText, markdownBullets, markdownHeading } from '@/lib/seo/markdown-blocks';
import { ServiceActions } from './section-frame';

/** A service with two directions has a closing for each. */
type InMode<Closing> = Closing & { mode?: ServiceMode };
type ClosingWordsProps = {
  service: Service;
  section: InMode<Pick<SealedClosingSection, 'title' | 'text' | 'call'>>;
};

function ClosingWords({ service, section: { title, text, call, mode } }: ClosingWordsProps) {
  return (
    <>
      <h2 className="text-section">{title}</h2>
      <p className="mt-4 text-muted">
        <LinkedText here={service.path}>{text}</LinkedText>
      </p>
      <ServiceActions {...service} place="closing" call={call} mode={mode} />
    </>
  );
}

type ClosingProps = { service: Service; section: InMode<ClosingSection> };

const closingFrame =
  'relative mb-[clamp(4.5rem,8vw,8rem)] overflow-clip border border-line-strong bg-surface p-[clamp(1.5rem,5vw,4.5rem)]';
const closingColumns = 'grid grid-cols-1 gap-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center';

/** The last call to action, in a frame with the figure of the service. */
export function Closing({ service, section }: ClosingProps) {
  return (
    <section className={`${closingFrame} ${closingColumns} print:break-inside-avoid`}>
      <div className="max-w-[27rem]">
        <ClosingWords service={service} section={section} />
      </div>
      <StarChart
        className="w-32 max-sm:row-start-1 sm:w-40 lg:w-64"
        figure={constellations[service.slug]}
        size="card"
        tier={plateTier(service.slug)}
      />
    </section>
  );
}

export const closingMarkdown = ({ title, text }: ClosingSection): string[] => [
  markdownHeading(2, title),
  text,
];

/** A figure and its unit, which are set in two sizes: "60 days" becomes 60 and days, "85%" stays whole. */
function splitUnit(figure: string): { amount: string; unit?: string } {
  const match = /^(\S+) (\S+)$/.exec(figure);
  return match?.[1] ? { amount: match[1], unit: match[2] } : { amount: figure };
}

/** Graduations outward from radius 44, each 0.7 wide at its middle. */
function SealTicks({ count, length }: { count: number; length: number }) {
  const r = 44 + length / 2;
  const width = roundToHundredth((0.7 * count) / (2 * Math.PI * r));
  return <RingGraduation r={r} parts={count} width={width} length={length} strokeDashoffset={width / 2} />;
}

const sealTextSize = (amount: string) => (amount.length > 7 ? 'text-amount-long' : 'text-amount');

function SealDisc({ figure }: { figure: string }) {
  const { amount, unit } = splitUnit(figure);
  return (
    <span className="relative grid aspect-square w-full max-w-40 place-items-center content-center">
      <svg
        className="absolute inset-0 size-full stroke-[0.7] stroke-link"
        viewBox="-52 -52 104 104"
        fill="none"
        aria-hidden="true"
      >
        <circle r="43" />
        <circle r="50" />
        <SealTicks count={60} length={2.6} />
        <SealTicks count={12} length={5} />
      </svg>
      <b
        className={`max-w-[75%] text-balance text-center font-display font-normal leading-none ${sealTextSize(amount)}`}
      >
        {amount}
      </b>
      {unit && <span className="text-note leading-tight">{unit}</span>}
    </span>
  );
}

const sealColumns = 'max-w-xs grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-4';
const sealsInRow = 'sm:max-w-none sm:auto-cols-[7.5rem] sm:grid-flow-col sm:grid-cols-none sm:gap-x-6';

/** Promises as seals; one that has conditions links to them. */
function GuaranteeSeals({ seals }: { seals: readonly GuaranteeSeal[] }) {
  return (
    <ul className={`grid gap-y-6 ${sealColumns} ${sealsInRow}`}>
      {seals.map(({ figure, label, terms }) => (
        <li
          key={label}
          className="row-span-3 grid grid-rows-subgrid justify-items-center gap-y-2 text-center text-small leading-snug"
        >
          <SealDisc figure={figure} />
          <span className="block text-balance first-letter:uppercase">{label}</span>
          {terms && <ConditionsLink of={terms} className="max-md:py-3" />}
        </li>
      ))}
    </ul>
  );
}

type SealedClosingProps = { service: Service; section: SealedClosingSection };

/** The last call of an offer, beside its guarantees. */
export function SealedClosing({ service, section }: SealedClosingProps) {
  return (
    <section className="grid grid-cols-1 gap-12 border-line-strong border-t pt-8 pb-[clamp(4.5rem,8vw,8rem)] xl:grid-cols-[minmax(0,1fr)_auto] xl:items-center">
      <div>
        <ClosingWords service={service} section={section} />
      </div>
      <GuaranteeSeals seals={section.seals} />
    </section>
  );
}

export const sealedClosingMarkdown = ({ title, text, seals }: SealedClosingSection): string[] => [
  markdownHeading(2, title),
  text,
  markdownBullets(
    seals.map(({ figure, label, terms }) => guaranteeText({ text: `${figure}: ${label}`, terms })),
  ),
];
