import type { ReactNode } from 'react';
import { EvidenceNotes } from '@/components/claims/claim-links';
import { SiteLink } from '@/components/ui/site-link';
import { StarChart, ViewTransitionFigure } from '@/components/ui/star-chart/star-chart';
import { TierBadge, tierClass } from '@/components/ui/star-chart/star-icon';
import { distinctionCardClass, HighlightList } from '@/components/ui/star-popup';
import { UnbrokenWords, withUnbrokenPlus } from '@/components/ui/unbroken-words';
import { measuredClaimsIn } from '@/content/claims';
import { conditionsPath } from '@/content/claims/guarantee-conditions';
import { constellations, type Tier } from '@/content/constellations';
import {
  type Guarantee,
  type HeroSection,
  type InfoBadgeText,
  type ServiceMode,
  serviceModes,
  type TwoWayHeroSection,
} from '@/content/services/section';
import { plateTier, type Service } from '@/content/services/service';
import {
  evidenceLines,
  guaranteeText,
  markdownBullets,
  markdownHeading,
  markdownTable,
  metricBlocks,
  siteLink,
} from '@/lib/seo/markdown-blocks';
import { OfferChoiceTable } from './comparisons';
import { MetricsCard } from './metrics-card';
import { ModeSwitch } from './mode-switch';
import { ServiceActions } from './section-frame';

type HeroFrameProps = {
  /** The name, what it does, and the ways on. */
  children: ReactNode;
  /** The framed figure, or the card with metrics. */
  aside: ReactNode;
  guarantees?: readonly Guarantee[];
  /** A card with metrics needs the full width of a tablet. */
  isAsideTall: boolean;
  /** Whatever spans the page below these. */
  below?: ReactNode;
};

const heroColumnsClass =
  'grid grid-cols-1 items-start gap-x-[clamp(2.5rem,5.5vw,5.5rem)] gap-y-10 lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';
/** A figure is beside the words from md on; a card with metrics, which is taller than they are, is below them until lg. */
const besideFigure = 'md:max-lg:grid-cols-[minmax(0,1fr)_16rem]';

/** The first screen of a service page: words, what is shown beside or below them, and the guarantees, below both until lg. */
function HeroFrame({ children, aside, guarantees, isAsideTall, below }: HeroFrameProps) {
  return (
    <section className="pt-[clamp(2rem,6vw,5.5rem)] pb-[clamp(3rem,6vw,5.5rem)]">
      <div className={`${heroColumnsClass} ${isAsideTall ? '' : besideFigure}`}>
        <div>{children}</div>
        <div className="lg:row-span-2">{aside}</div>
        {guarantees && (
          <div className={isAsideTall ? '' : 'md:max-lg:col-span-2'}>
            <GuaranteeList guarantees={guarantees} />
          </div>
        )}
      </div>
      {below}
    </section>
  );
}

type InfoBadgeProps = InfoBadgeText & { tier: Tier };

/** The distinction beside a service's name; opened, it explains itself and lists what stands out. */
function InfoBadge({ tier, title, description, highlights }: InfoBadgeProps) {
  return (
    <>
      <details className="group mt-4 max-w-136">
        <summary className="inline-flex min-h-11 list-none items-center gap-2.5 [&::-webkit-details-marker]:hidden">
          <TierBadge tier={tier}>{title}</TierBadge>
          <span
            className="grid size-6 flex-none place-items-center rounded-full border border-control font-label text-note leading-none group-open:border-ink"
            aria-hidden="true"
          >
            i
          </span>
        </summary>
        <div className={`mt-2 ${tierClass[tier]} ${distinctionCardClass}`}>
          <p className="mb-2 text-balance text-small">{description}</p>
          <HighlightList highlights={highlights} />
        </div>
      </details>
      <EvidenceNotes claims={measuredClaimsIn(title)} />
    </>
  );
}

/** Beside one of two lines, one of a single line begins where that begins. */
const guaranteeClass = 'min-h-11 pt-2.5 pb-1';

/** What the agency promises; a promise with conditions links to them. If their number is odd, the first has its own row. */
function GuaranteeList({ guarantees }: { guarantees: readonly Guarantee[] }) {
  const thirds = guarantees.length % 3 === 0 ? 'md:max-lg:grid-cols-3 md:max-lg:*:col-auto!' : '';
  return (
    <ul
      className={`grid gap-x-8 border-t border-line pt-2 text-small sm:grid-cols-2 sm:*:first:nth-last-[odd]:col-span-2 ${thirds}`}
    >
      {guarantees.map(({ text, terms }) => (
        <li key={text} className="flex text-balance">
          {terms ? (
            <SiteLink
              className={`${guaranteeClass} underline decoration-line-strong hover:decoration-current`}
              href={conditionsPath(terms)}
            >
              {text}
              <span className="sr-only">: conditions</span>
            </SiteLink>
          ) : (
            <span className={guaranteeClass}>{text}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

type HeroProps = { service: Service; section: HeroSection };

function HeroFigure({ service, section: { metrics, metricsNote } }: HeroProps) {
  const figure = constellations[service.slug];
  const tier = plateTier(service.slug);
  if (metrics) return <MetricsCard figure={figure} tier={tier} metrics={metrics} note={metricsNote} />;
  return (
    <StarChart
      className="w-full max-w-96 lg:ml-auto lg:max-w-130"
      figure={figure}
      size="hero"
      tier={tier}
      label={`${figure.name}: ${figure.means}`}
      drawn
    />
  );
}

function HeroBadge({ service: { badge, tier }, section: { info } }: HeroProps) {
  if (info) return <InfoBadge tier={tier} {...info} />;
  if (!badge) return null;
  return (
    <>
      <p className="mt-4">
        <TierBadge tier={tier}>{badge}</TierBadge>
      </p>
      <EvidenceNotes className="mt-1" claims={measuredClaimsIn(badge)} />
    </>
  );
}

/** The hero of a service page: what it is, what it does for the reader, and two ways on. */
export function Hero({ service, section }: HeroProps) {
  const { headline, lead, guarantees, choice, metrics } = section;
  return (
    <HeroFrame
      aside={
        <ViewTransitionFigure slug={service.slug}>
          <div>
            <HeroFigure service={service} section={section} />
          </div>
        </ViewTransitionFigure>
      }
      guarantees={guarantees}
      isAsideTall={Boolean(metrics)}
      below={choice && <OfferChoiceTable choice={choice} />}
    >
      <h1 className="text-service">
        <UnbrokenWords>{withUnbrokenPlus(headline)}</UnbrokenWords>
      </h1>
      <HeroBadge service={service} section={section} />
      <p className="mt-6 max-w-136 text-lead text-muted">
        <UnbrokenWords>{lead}</UnbrokenWords>
      </p>
      <ServiceActions {...service} place="hero" />
    </HeroFrame>
  );
}

const infoLines = ({ title, description }: InfoBadgeText): string[] => [
  `${title}: ${description}`,
  ...evidenceLines(measuredClaimsIn(title)),
];

export const heroMarkdown = ({
  headline,
  lead,
  guarantees = [],
  metrics = [],
  metricsNote,
  info,
  choice,
}: HeroSection): string[] => [
  markdownHeading(1, headline),
  lead,
  markdownBullets(guarantees.map(guaranteeText)),
  ...metricBlocks(metrics),
  metricsNote?.text ?? '',
  ...(info ? infoLines(info) : []),
  markdownBullets(info?.highlights ?? []),
  ...(choice
    ? [
        markdownHeading(2, choice.title),
        markdownTable(
          ['', ...choice.columns],
          choice.rows.map(({ name, href, cells }) => [href ? siteLink(name, href) : name, ...cells]),
        ),
      ]
    : []),
];

type TwoWayHeroProps = { service: Service; section: TwoWayHeroSection };

function ModeIntroduction({ service, section, mode }: TwoWayHeroProps & { mode: ServiceMode }) {
  const { promise, lead, call } = section.ways[mode];
  return (
    <div data-mode={mode}>
      <p className="mt-6 font-display text-title">{promise}</p>
      <p className="mt-2 max-w-136 text-lead text-muted">
        <UnbrokenWords>{lead}</UnbrokenWords>
      </p>
      <ServiceActions {...service} place="hero" call={call} mode={mode} />
    </div>
  );
}

function ModeMetrics({ service, section: { ways } }: TwoWayHeroProps) {
  return serviceModes.map((mode, index) => (
    <div key={mode} data-mode={mode}>
      <MetricsCard
        figure={constellations[service.slug]}
        tier={plateTier(service.slug)}
        metrics={ways[mode].metrics}
        note={ways[mode].metricsNote}
        isMirrored={index > 0}
      />
    </div>
  ));
}

/** The hero of a service that works in two directions: the switch is above the name, and everything else follows it. */
export function TwoWayHero({ service, section }: TwoWayHeroProps) {
  const { headline, info, legend, guarantees, ways } = section;
  const labels = serviceModes.map((mode) => ({ mode, label: ways[mode].label }));
  return (
    <HeroFrame
      aside={
        <ViewTransitionFigure slug={service.slug}>
          <div>
            <ModeMetrics service={service} section={section} />
          </div>
        </ViewTransitionFigure>
      }
      guarantees={guarantees}
      isAsideTall
    >
      <ModeSwitch legend={legend} options={labels} />
      <h1 className="mt-8 text-service">
        <UnbrokenWords>{headline}</UnbrokenWords>
      </h1>
      <InfoBadge tier={service.tier} {...info} />
      {serviceModes.map((mode) => (
        <ModeIntroduction key={mode} service={service} section={section} mode={mode} />
      ))}
    </HeroFrame>
  );
}

export const twoWayHeroMarkdown = ({ headline, info, guarantees, ways }: TwoWayHeroSection): string[] => [
  markdownHeading(1, headline),
  ...infoLines(info),
  markdownBullets(info.highlights),
  markdownBullets(guarantees.map(guaranteeText)),
  ...Object.values(ways).flatMap(({ label, promise, lead, metrics, metricsNote }) => [
    markdownHeading(2, `${label}: ${promise}`),
    lead,
    ...metricBlocks(metrics),
    metricsNote.text,
  ]),
];
