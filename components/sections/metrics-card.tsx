import type { Figure, Metal } from '@/content/constellations/figure';
import type { Metric } from '@/content/services/section';
import { Constellation } from '../ui/constellation/constellation';
import { Reading } from './reading';

type MetricsCardProps = { figure: Figure; metal: Metal; metrics: readonly Metric[] };

/** A double-ruled plate: the service's figure above its readings. */
export function MetricsCard({ figure, metal, metrics }: MetricsCardProps) {
  return (
    <div className="plate px-6 pt-5 pb-6 sm:px-9 sm:pt-7 sm:pb-8">
      <Constellation className="mx-auto w-48" figure={figure} size="card" metal={metal} drawn />
      <ul>
        {metrics.map((metric) => (
          <Reading key={metric.label} {...metric} />
        ))}
      </ul>
    </div>
  );
}
