import { type Mode, modes, type TwoWayHeroSection } from '@/content/services/section';
import type { Service } from '@/content/services/service';
import { Unbroken } from '../ui/unbroken';
import { Actions } from './actions';
import { figureOf, metalOf } from './figure-of';
import { InfoBadge } from './info-badge';
import { MetricsCard } from './metrics-card';
import { ModeSwitch } from './mode-switch';

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

/** The opening of a service that works both ways: the switch stands over the name, the rest follows it. */
export function TwoWayHero({ service, section }: TwoWayHeroProps) {
  const { headline, info, legend, ways } = section;
  const labels = modes.map((mode) => ({ mode, label: ways[mode].label }));
  return (
    <section className="wrap grid items-center gap-[clamp(2.5rem,6vw,6rem)] py-[clamp(3rem,6vw,6rem)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <ModeSwitch legend={legend} options={labels} />
        <h1 className="mt-8 text-page xl:text-hero">
          <Unbroken>{headline}</Unbroken>
        </h1>
        <InfoBadge metal={service.metal} {...info} />
        {modes.map((mode) => (
          <Words key={mode} service={service} section={section} mode={mode} />
        ))}
      </div>
      {modes.map((mode) => (
        <div key={mode} data-mode={mode}>
          <MetricsCard figure={figureOf(service)} metal={metalOf(service)} metrics={ways[mode].metrics} />
        </div>
      ))}
    </section>
  );
}
