import type { CSSProperties } from 'react';
import { constellations } from '@/content/constellations';
import { serviceBySlug } from '@/content/services';
import { FigureLinks } from '../../ui/constellation/figure-links';
import { FigureStars } from '../../ui/constellation/figure-stars';
import { polar, round } from '../../ui/constellation/geometry';
import { metalClass } from '../../ui/constellation/metal-class';
import { inks } from '../../ui/constellation/plate-size';
import styles from './planisphere.module.css';
import type { Station } from './stations';

type Moved = CSSProperties & { '--aside': string };

/** A figure at its place on the disc, and its name under it. */
export function StationFigure({ station }: { station: Station }) {
  const { slug, radius, degrees, size, aside = 0 } = station;
  const { name, metal } = serviceBySlug[slug];
  const figure = constellations[slug];
  const [x, y] = polar(radius, degrees);
  const corner = `${round(x - size / 2)} ${round(y - size / 2 - 6)}`;
  const moved: Moved = { '--aside': `${aside}px` };
  return (
    <g className={metalClass[metal]}>
      <g transform={`translate(${corner})scale(${size / 100})`}>
        <FigureLinks figure={figure} ink={inks.card} traced={1} />
        <FigureStars figure={figure} ink={inks.card} metal={metal} />
      </g>
      <text
        className={metal === 'plain' ? undefined : styles.named}
        style={moved}
        x={round(x)}
        y={round(y + size / 2 + 12)}
      >
        {name}
      </text>
    </g>
  );
}
