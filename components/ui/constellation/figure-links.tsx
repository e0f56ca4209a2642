import type { CSSProperties } from 'react';
import type { Figure } from '@/content/constellations/figure';
import type { Ink } from './plate-size';
import { segments } from './segments';

/** Place in the drawing order, read by the `draw-links` utility. */
type InOrder = CSSProperties & { '--i': number };

/** The lines of a figure, one path per link, so that they can be drawn one after another; those to come are dotted. */
export function FigureLinks({ figure, ink, traced }: { figure: Figure; ink: Ink; traced: number }) {
  const lines = segments(figure, ink);
  return (
    <g strokeLinecap="round" strokeWidth={ink.line}>
      {lines.map((path, index) => {
        const order: InOrder = { '--i': index };
        const drawn = index < lines.length * traced;
        return (
          <path
            key={path}
            d={path}
            pathLength="1"
            style={order}
            className={drawn ? 'stroke-link' : 'stroke-control [stroke-dasharray:0.02_0.075]'}
            data-drawn={drawn || undefined}
          />
        );
      })}
    </g>
  );
}
