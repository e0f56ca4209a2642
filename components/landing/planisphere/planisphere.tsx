import styles from './planisphere.module.css';
import { Rim } from './rim';
import { SkyBackground } from './sky-background';
import { StationFigure } from './station-figure';
import { stations } from './stations';

/** The nine services as figures of one turning sky. Decoration: the page lists all nine in words. */
export function Planisphere() {
  return (
    <svg
      className={`${styles.sky} draw-links size-full overflow-visible`}
      viewBox="-500 -500 1000 1000"
      fill="none"
      aria-hidden="true"
    >
      <SkyBackground />
      <Rim />
      {stations.map((station) => (
        <StationFigure key={station.slug} station={station} />
      ))}
    </svg>
  );
}
