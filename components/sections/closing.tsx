import type { ClosingSection } from '@/content/services/section';
import type { Service } from '@/content/services/service';
import { Constellation } from '../ui/constellation/constellation';
import { Actions } from './actions';
import { figureOf, metalOf } from './figure-of';

type ClosingProps = { service: Service; section: ClosingSection };

/** The last call, on a plate that carries the figure of the service. */
export function Closing({ service, section: { title, text } }: ClosingProps) {
  return (
    <section className="relative mb-[clamp(4.5rem,8vw,8rem)] grid gap-6 overflow-clip border border-line-strong bg-surface p-[clamp(1.5rem,5vw,4.5rem)] sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="max-w-[27rem]">
        <h2 className="text-section">{title}</h2>
        <p className="mt-4 text-muted">{text}</p>
        <Actions {...service} />
      </div>
      <Constellation
        className="w-32 max-sm:row-start-1 sm:w-40 lg:w-64"
        figure={figureOf(service)}
        size="card"
        metal={metalOf(service)}
      />
    </section>
  );
}
