import { ArrowLink } from '@/components/ui/arrow-link';
import { StarChart, TravellingFigure } from '@/components/ui/star-chart/star-chart';
import { TierBadge } from '@/components/ui/star-chart/star-icon';
import { UnbrokenWords } from '@/components/ui/unbroken-words';
import {
  type HeroSection,
  type ServiceMode,
  serviceModes,
  type TwoWayHeroSection,
} from '@/content/services/section';
import { plateTier, type Service } from '@/content/services/service';
import {
  guaranteeText,
  markdownBullets,
  markdownHeading,
  markdownTable,
  metricBlocks,
  siteLink,
} from '@/lib/seo/markdown-blocks';
import { OfferChoiceTable } from './comparisons';
import { HeroFrame, InfoBadge } from './hero-frame';
import { MetricsCard } from './metrics-card';
import { ModeSwitch } from './mode-switch';
import { ServiceActions, serviceFigure } from './section-frame';

type HeroProps = { service: Service; section: HeroSection };

function HeroFigure({ service, section: { metrics, metricsNote } }: HeroProps) {
  const figure = serviceFigure(service);
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
    <p className="mt-4">
      <TierBadge tier={tier}>{badge}</TierBadge>
    </p>
  );
}

/** The hero of a service page: what it is, what it does for the reader, and two ways on. */
export function Hero({ service, section }: HeroProps) {
  const { headline, lead, guarantees, related, choice, metrics } = section;
  return (
    <HeroFrame
      aside={
        <TravellingFigure slug={service.slug}>
          <div>
            <HeroFigure service={service} section={section} />
          </div>
        </TravellingFigure>
      }
      guarantees={guarantees}
      isAsideTall={Boolean(metrics)}
      below={choice && <OfferChoiceTable choice={choice} />}
    >
      <h1 className="text-service">
        <UnbrokenWords>{headline}</UnbrokenWords>
      </h1>
      <HeroBadge service={service} section={section} />
      <p className="mt-6 max-w-136 text-lead text-muted">{lead}</p>
      <ServiceActions {...service} place="hero" />
      {related && (
        <ArrowLink className="mt-4" href={related.href}>
          {related.text}
        </ArrowLink>
      )}
    </HeroFrame>
  );
}

export const heroMarkdown = ({
  headline,
  lead,
  guarantees = [],
  metrics = [],
  metricsNote,
  info,
  related,
  choice,
}: HeroSection): string[] => [
  markdownHeading(1, headline),
  lead,
  markdownBullets(guarantees.map(guaranteeText)),
  ...metricBlocks(metrics),
  metricsNote?.text ?? '',
  info ? `${info.title}: ${info.description}` : '',
  markdownBullets(info?.highlights ?? []),
  related ? siteLink(related.text, related.href) : '',
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
      <p className="mt-2 max-w-136 text-lead text-muted">{lead}</p>
      <ServiceActions {...service} place="hero" call={call} />
    </div>
  );
}

function ModeMetrics({ service, section: { ways } }: TwoWayHeroProps) {
  return serviceModes.map((mode, index) => (
    <div key={mode} data-mode={mode}>
      <MetricsCard
        figure={serviceFigure(service)}
        tier={plateTier(service.slug)}
        metrics={ways[mode].metrics}
        note={ways[mode].metricsNote}
        isMirrored={index > 0}
      />
    </div>
  ));
}

/** The hero of a service that works both ways: the switch stands over the name, the rest follows it. */
export function TwoWayHero({ service, section }: TwoWayHeroProps) {
  const { headline, info, legend, guarantees, ways } = section;
  const labels = serviceModes.map((mode) => ({ mode, label: ways[mode].label }));
  return (
    <HeroFrame
      aside={
        <TravellingFigure slug={service.slug}>
          <div>
            <ModeMetrics service={service} section={section} />
          </div>
        </TravellingFigure>
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
  `${info.title}: ${info.description}`,
  markdownBullets(info.highlights),
  markdownBullets(guarantees.map(guaranteeText)),
  ...Object.values(ways).flatMap(({ label, promise, lead, metrics, metricsNote }) => [
    markdownHeading(2, `${label}: ${promise}`),
    lead,
    ...metricBlocks(metrics),
    metricsNote.text,
  ]),
];
