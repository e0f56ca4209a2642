import type { Figure, Metal } from '@/content/constellations/figure';
import { bayerLetters, type Letter } from './bayer-letters';
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

/** Where a plate is small there is room for the two brightest. */
function Letters({ letters }: { letters: readonly Letter[] }) {
  return letters.map(({ letter, at: [x, y] }, rank) => (
    <text
      key={letter}
      className={`chart-letter fill-muted ${rank > 1 ? 'max-lg:hidden' : ''}`}
      textAnchor="middle"
      dominantBaseline="central"
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
  const letters = size === 'hero' ? bayerLetters(figure, ink) : [];
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
      {ink.field.count > 0 && <PlateField figure={figure} ink={ink} letters={letters.map(({ at }) => at)} />}
      <FigureLinks figure={figure} ink={ink} traced={traced} />
      <FigureStars figure={figure} ink={ink} metal={metal} />
      <Letters letters={letters} />
    </svg>
  );
}
