import { constellations } from '@/content/constellations';
import type { HeroSection } from '@/content/services/section';
import type { Service } from '@/content/services/service';
import { paths } from '@/lib/paths';
import { Badge } from '../ui/badge';
import { ButtonLink } from '../ui/button';
import { Constellation } from '../ui/constellation/constellation';
import { GoLink } from '../ui/go-link';
import { Unbroken } from '../ui/unbroken';
import { MetricsCard } from './metrics-card';
import { Pledges } from './pledges';

type HeroProps = { service: Service; section: HeroSection };

/** The integrated offer is several services at once, as Multi AI Solutions is: it shares its figure. */
const figureOf = ({ slug }: Service) =>
  constellations[slug === 'integrated-offer' ? 'multi-solutions' : slug];

function Actions({ slug, path }: Service) {
  return (
    <div className="mt-8 flex flex-wrap gap-x-8 gap-y-4">
      <ButtonLink href={paths.contact}>Book a Call</ButtonLink>
      <ButtonLink href={`${paths.demo}?service=${slug}&from=${path}`} metal="line">
        See Demo
      </ButtonLink>
    </div>
  );
}

function Plate({ service, section: { metrics } }: HeroProps) {
  const figure = figureOf(service);
  const metal = service.metal === 'plain' ? 'gold' : service.metal;
  if (metrics) return <MetricsCard figure={figure} metal={metal} metrics={metrics} />;
  const label = `${figure.name}: ${figure.means}`;
  return (
    <Constellation
      className="w-full max-w-96 lg:max-w-130 lg:justify-self-end"
      figure={figure}
      size="hero"
      metal={metal}
      label={label}
      drawn
    />
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
        {service.badge && (
          <p className="mt-4">
            <Badge metal={service.metal}>{service.badge}</Badge>
          </p>
        )}
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
