import type { CSSProperties, ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { figureId } from '@/components/ui/star-chart/chart-layout';
import { roundToHundredth } from '@/components/ui/star-chart/geometry';
import { ViewTransitionFigure } from '@/components/ui/star-chart/star-chart';
import { tierClass } from '@/components/ui/star-chart/star-icon';
import { choicesOf } from '@/content/chart-questions';
import { constellations } from '@/content/constellations';
import { serviceBySlug } from '@/content/services';
import type { ServiceSlug } from '@/content/services/service';
import { servicePath } from '@/lib/paths';
import { type ChartMarker, chartMarkers, markerPlace } from './chart-markers';
import styles from './planisphere.module.css';

const sheet = '/figures/sky.svg';

type LayerProps = { className?: string; children: ReactNode };

/** A drawing that covers the whole disc. */
function Layer({ className = '', children }: LayerProps) {
  return (
    <svg
      className={`absolute inset-0 size-full overflow-visible ${className}`}
      viewBox="-500 -500 1000 1000"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** The sky behind the figures and, above it, the rim, which turns into place; as a separate layer it is drawn only once. */
function Sky() {
  return (
    <>
      <Layer>
        <use href={`${sheet}#sky`} />
      </Layer>
      <Layer className={styles.rim}>
        <use href={`${sheet}#rim`} />
        <use className="max-xl:hidden" href={`${sheet}#hours`} />
      </Layer>
    </>
  );
}

type PlaceOnDisc = CSSProperties & Record<'--x' | '--y' | '--size' | '--aside', number>;

/** Where a marker stands, in percent of the disc. */
function placeOnDisc(marker: ChartMarker): PlaceOnDisc {
  const { middle } = markerPlace(marker);
  const [x, y] = [50 + middle[0] / 10, 49.4 + middle[1] / 10].map(roundToHundredth);
  return { '--x': x ?? 0, '--y': y ?? 0, '--size': marker.size / 10, '--aside': (marker.aside ?? 0) / 10 };
}

/** A figure at its place on the disc with its name below it; a link to its service. */
function Marker({ marker }: { marker: ChartMarker }) {
  const { slug, firstLine } = marker;
  const { name, tier } = serviceBySlug[slug];
  return (
    <li
      className={`${tierClass[tier]} ${tier === 'plain' ? '' : styles.featured}`}
      style={placeOnDisc(marker)}
      data-fits={choicesOf(slug).join(' ')}
    >
      <SiteLink
        href={servicePath(slug)}
        data-figure={slug}
        aria-describedby={figureLineId(slug)}
        data-cta="chart-figure"
      >
        <ViewTransitionFigure slug={slug}>
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <use href={`${sheet}#${figureId(constellations[slug])}`} />
          </svg>
        </ViewTransitionFigure>
        <span>
          {firstLine ? (
            <>
              {firstLine} <br />
              {name.slice(firstLine.length + 1)}
            </>
          ) : (
            name
          )}
        </span>
      </SiteLink>
    </li>
  );
}

/** Id of the line that describes a figure; it is below the key and visible while the figure is pointed at. */
export const figureLineId = (slug: ServiceSlug) => `figure-${slug}`;

/** The services as figures in one sky, each of them a link. */
export function Planisphere() {
  return (
    <div className={`${styles.chart} relative size-full`}>
      <Sky />
      <ul aria-label="Services on the chart">
        {chartMarkers.map((marker) => (
          <Marker key={marker.slug} marker={marker} />
        ))}
      </ul>
    </div>
  );
}
