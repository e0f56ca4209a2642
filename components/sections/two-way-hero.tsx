import { type Mode, modes, type TwoWayHeroSection } from '@/content/services/section';
import type { Service } from '@/content/services/service';
import { Unbroken } from '../ui/unbroken';
import { Actions } from './actions';
import { figureOf, metalOf } from './figure-of';
import { InfoBadge } from './info-badge';
import { MetricsCard } from './metrics-card';
import { ModeSwitch } from './mode-switch';
import { Opening } from './opening';
import { Pledges } from './pledges';

type TwoWayHeroProps = { service: Service; section: TwoWayHeroSection };

function Words({ service, section, mode }: TwoWayHeroProps & { mode: Mode }) {
  const { promise, lead } = section.ways[mode];
  return (
    <div data-mode={mode}>
      <p className="mt-6 font-display text-title">{promise}</p>
      <p className="mt-2 max-w-[34rem] text-lead text-muted">{lead}</p>
      <Actions {...service} />
    </div>
  );
}

function Cards({ service, section: { ways } }: TwoWayHeroProps) {
  return modes.map((mode, index) => (
    <div key={mode} data-mode={mode}>
      <MetricsCard
        figure={figureOf(service)}
        metal={metalOf(service)}
        metrics={ways[mode].metrics}
        note={ways[mode].metricsNote}
        isMirrored={index > 0}
      />
    </div>
  ));
}

/** The opening of a service that works both ways: the switch stands over the name, the rest follows it. */
export function TwoWayHero({ service, section }: TwoWayHeroProps) {
  const { headline, info, legend, guarantees, ways } = section;
  const labels = modes.map((mode) => ({ mode, label: ways[mode].label }));
  return (
    <Opening
      plate={<Cards service={service} section={section} />}
      promises={<Pledges guarantees={guarantees} />}
    >
      <ModeSwitch legend={legend} options={labels} />
      <h1 className="mt-8 text-service">
        <Unbroken>{headline}</Unbroken>
      </h1>
      <InfoBadge metal={service.metal} {...info} />
      {modes.map((mode) => (
        <Words key={mode} service={service} section={section} mode={mode} />
      ))}
    </Opening>
  );
}
