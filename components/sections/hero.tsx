import type { HeroSection } from '@/content/services/section';
import type { Service } from '@/content/services/service';
import { Badge } from '../ui/badge';
import { Constellation } from '../ui/constellation/constellation';
import { GoLink } from '../ui/go-link';
import { Unbroken } from '../ui/unbroken';
import { Actions } from './actions';
import { figureOf, metalOf } from './figure-of';
import { InfoBadge } from './info-badge';
import { MetricsCard } from './metrics-card';
import { Pledges } from './pledges';

type HeroProps = { service: Service; section: HeroSection };

function Plate({ service, section: { metrics } }: HeroProps) {
  const figure = figureOf(service);
  const metal = metalOf(service);
  if (metrics) return <MetricsCard figure={figure} metal={metal} metrics={metrics} />;
  return (
    <Constellation
      className="w-full max-w-96 lg:max-w-130 lg:justify-self-end"
      figure={figure}
      size="hero"
      metal={metal}
      label={`${figure.name}: ${figure.means}`}
      drawn
    />
  );
}

function Distinction({ service: { badge, metal }, section: { info } }: HeroProps) {
  if (info) return <InfoBadge metal={metal} {...info} />;
  if (!badge) return null;
  return (
    <p className="mt-4">
      <Badge metal={metal}>{badge}</Badge>
    </p>
  );
}

/** The opening of a service page: what it is, what it does for the reader, and two ways on. */
export function Hero({ service, section }: HeroProps) {
  const { headline, lead, guarantees, related } = section;
  return (
    <section className="wrap grid items-center gap-[clamp(2.5rem,6vw,6rem)] py-[clamp(3rem,6vw,6rem)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <h1 className={section.metrics ? 'text-page xl:text-hero' : 'text-page'}>
          <Unbroken>{headline}</Unbroken>
        </h1>
        <Distinction service={service} section={section} />
        <p className="mt-6 max-w-[34rem] text-lead text-muted">{lead}</p>
        <Actions {...service} />
        {related && (
          <GoLink className="mt-4" href={related.href}>
            {related.text}
          </GoLink>
        )}
        {guarantees && <Pledges guarantees={guarantees} />}
      </div>
      <Plate service={service} section={section} />
    </section>
  );
}
