import type { Figure, Metal } from '@/content/constellations/figure';
import type { Metric, MetricsNote } from '@/content/services/section';
import { Constellation } from '../ui/constellation/constellation';
import { Reading } from './reading';

type MetricsCardProps = {
  figure: Figure;
  metal: Metal;
  metrics: readonly Metric[];
  note?: MetricsNote;
  /** The other direction of a service shows its figure the other way round. */
  isMirrored?: boolean;
};

function Note({ text, more }: MetricsNote) {
  return (
    <p className="mt-5 text-muted text-note">
      {text}
      {more && (
        <>
          {' '}
          <a className="prose-link inline-block py-1" href="#questions">
            {more}
          </a>
        </>
      )}
    </p>
  );
}

/** A double-ruled plate: the service's figure above its readings; a single reading is set large. */
export function MetricsCard({ figure, metal, metrics, note, isMirrored = false }: MetricsCardProps) {
  const isAlone = metrics.length === 1;
  return (
    <div className="plate px-6 pt-5 pb-6 sm:px-9 sm:pt-7 sm:pb-8 md:max-lg:px-7">
      <Constellation
        className={`mx-auto w-full ${isAlone ? 'max-w-72' : 'max-w-48'} ${isMirrored ? '-scale-x-100' : ''}`}
        figure={figure}
        size="card"
        metal={metal}
        drawn
      />
      <ul className="@container">
        {metrics.map((metric) => (
          <Reading key={metric.label} {...metric} isAlone={isAlone} />
        ))}
      </ul>
      {note && <Note {...note} />}
    </div>
  );
}
