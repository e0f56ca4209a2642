import { constellations } from '@/content/constellations';
import { serviceBySlug } from '@/content/services';
import { FigureLinks } from '../../ui/constellation/figure-links';
import { FigureStars } from '../../ui/constellation/figure-stars';
import { round } from '../../ui/constellation/geometry';
import { metalClass } from '../../ui/constellation/metal-class';
import { inks } from '../../ui/constellation/plate-size';
import styles from './planisphere.module.css';
import { stationPlace } from './station-place';
import type { Station } from './stations';

/** A figure at its place on the disc, and its name under it. */
export function StationFigure({ station }: { station: Station }) {
  const { slug, size, aside = 0, firstLine } = station;
  const { name, metal } = serviceBySlug[slug];
  const figure = constellations[slug];
  const { middle, corner } = stationPlace(station);
  const x = round(middle[0] + aside);
  const lines = firstLine ? [firstLine, name.slice(firstLine.length + 1)] : [name];
  return (
    <g className={`${metalClass[metal]} ${metal === 'plain' ? styles.plain : styles.featured}`}>
      <g transform={`translate(${corner.map(round).join(' ')})scale(${size / 100})`}>
        <FigureLinks figure={figure} ink={inks.card} traced={1} />
        <FigureStars figure={figure} ink={inks.card} metal={metal} />
      </g>
      <text y={round(middle[1] + size / 2 + 12)}>
        {lines.map((line, index) => (
          <tspan key={line} x={x} dy={index === 0 ? undefined : '1.2em'}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
