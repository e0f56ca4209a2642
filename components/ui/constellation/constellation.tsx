import type { Figure, Metal } from '@/content/constellations/figure';
import { bayerLetters } from './bayer-letters';
import { FigureLinks } from './figure-links';
import { FigureStars } from './figure-stars';
import { metalClass } from './metal-class';
import { PlateField, PlateFrame } from './plate-background';
import { inks, type PlateSize } from './plate-size';

type ConstellationProps = {
  figure: Figure;
  size: PlateSize;
  metal?: Metal;
  /** Share of the links already drawn, 0 to 1. */
  traced?: number;
  /** Draw the links one after another when the plate appears. */
  drawn?: boolean;
  /** Text alternative; without one the plate is decoration. */
  label?: string;
  className?: string;
};

function Letters({ figure }: { figure: Figure }) {
  return bayerLetters(figure, inks.hero).map(({ letter, at: [x, y] }) => (
    <text
      key={letter}
      className="chart-letter fill-muted"
      textAnchor="middle"
      x={x.toFixed(2)}
      y={y.toFixed(2)}
    >
      {letter}
    </text>
  ));
}

/** A figure on its plate. `className` gives the width; the height follows. Fit for server and client components. */
export function Constellation(props: ConstellationProps) {
  const { figure, size, metal = 'plain', traced = 1, drawn = false, label, className = '' } = props;
  const ink = inks[size];
  return (
    <svg
      className={`${metalClass[metal]} h-auto overflow-visible ${drawn ? 'draw-links' : ''} ${className}`}
      viewBox={ink.viewBox}
      fill="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {size === 'hero' && <PlateFrame />}
      {ink.field.count > 0 && <PlateField figure={figure} ink={ink} />}
      <FigureLinks figure={figure} ink={ink} traced={traced} />
      <FigureStars figure={figure} ink={ink} metal={metal} />
      {size === 'hero' && <Letters figure={figure} />}
    </svg>
  );
}
