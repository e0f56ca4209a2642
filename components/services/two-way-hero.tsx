import { TravellingFigure } from '@/components/ui/star-chart/star-chart';
import { UnbrokenWords } from '@/components/ui/unbroken-words';
import { type ServiceMode, serviceModes, type TwoWayHeroSection } from '@/content/services/section';
import { plateTier, type Service } from '@/content/services/service';
import { guaranteeText, markdownBullets, markdownHeading, metricBlocks } from '@/lib/seo/markdown-blocks';
import { HeroFrame, InfoBadge } from './hero-frame';
import { MetricsCard } from './metrics-card';
import { ModeSwitch } from './mode-switch';
import { ServiceActions, serviceFigure } from './section-frame';

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
