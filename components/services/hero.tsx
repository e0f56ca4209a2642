import { ArrowLink } from '@/components/ui/arrow-link';
import { StarChart, TravellingFigure } from '@/components/ui/star-chart/star-chart';
import { TierBadge } from '@/components/ui/star-chart/star-icon';
import { UnbrokenWords } from '@/components/ui/unbroken-words';
import type { HeroSection } from '@/content/services/section';
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
