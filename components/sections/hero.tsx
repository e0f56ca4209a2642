import type { HeroSection } from '@/content/services/section';
import type { Service } from '@/content/services/service';
import { Badge } from '../ui/badge';
import { Constellation } from '../ui/constellation/constellation';
import { GoLink } from '../ui/go-link';
import { Unbroken } from '../ui/unbroken';
import { Actions } from './actions';
import { ChoiceTable } from './choice-table';
import { figureOf, metalOf } from './figure-of';
import { InfoBadge } from './info-badge';
import { MetricsCard } from './metrics-card';
import { Opening } from './opening';
import { Pledges } from './pledges';

type HeroProps = { service: Service; section: HeroSection };

function Plate({ service, section: { metrics, metricsNote } }: HeroProps) {
  const figure = figureOf(service);
  const metal = metalOf(service);
  if (metrics) return <MetricsCard figure={figure} metal={metal} metrics={metrics} note={metricsNote} />;
  return (
    <Constellation
      className="w-full max-w-96 lg:ml-auto lg:max-w-130"
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
  const { headline, lead, guarantees, related, choice } = section;
  return (
    <Opening
      plate={<Plate service={service} section={section} />}
      promises={guarantees && <Pledges guarantees={guarantees} />}
      below={choice && <ChoiceTable choice={choice} />}
    >
      <h1 className="text-service">
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
    </Opening>
  );
}
