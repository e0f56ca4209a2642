import type { CSSProperties } from 'react';
import type { ChartStar, Figure, Tier } from '@/content/constellations/figure';
import { ChartFrame, ChartStarField } from './chart-background';
import {
  type BayerLetter,
  bayerLetters,
  type ChartSize,
  type ChartStyle,
  chartStyles,
  figureLinkPaths,
  starPosition,
  starReach,
} from './chart-layout';
import { LeadStar } from './lead-star';
import { tierClass } from './star-icon';

/** Place in the drawing order, read by the `draw-links` utility. */
type DrawingOrder = CSSProperties & { '--i': number };

/** The lines of a figure, one path per link, so that they can be drawn one after another; those to come are dotted. */
export function FigureLinks({ figure, ink, traced }: { figure: Figure; ink: ChartStyle; traced: number }) {
  const lines = figureLinkPaths(figure, ink);
  return (
    <g strokeLinecap="round" strokeWidth={ink.line}>
      {lines.map((path, index) => {
        const order: DrawingOrder = { '--i': index };
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

type FigureStarsProps = { figure: Figure; ink: ChartStyle; metal: Tier };

/** An open star closes up at icon size. */
const isStarOpen = (metal: Tier, ink: ChartStyle) => metal === 'silver' && ink.field.count > 0;

function StarMark({ star, ink, metal }: { star: ChartStar; ink: ChartStyle; metal: Tier }) {
  const [x, y] = starPosition(star, ink);
  const [, , magnitude, kind] = star;
  const radius = ink.radius[magnitude];
  const lead = magnitude === 1;
  if (kind === 'variable') {
    return (
      <>
        <circle className="stroke-star" strokeWidth={ink.line} cx={x} cy={y} r={starReach(star, ink)} />
        <circle className={lead ? 'fill-mark' : 'fill-star'} cx={x} cy={y} r={radius * 0.6} />
      </>
    );
  }
  if (lead) {
    const shape = {
      radius: radius * ink.leadScale,
      waist: ink.leadWaist,
      metal,
      open: isStarOpen(metal, ink),
    };
    return <LeadStar x={x} y={y} {...shape} />;
  }
  return <circle className="fill-star" cx={x} cy={y} r={radius} />;
}

/** The stars of a figure: discs by magnitude, ringed where variable, the lead star in its metal. */
export function FigureStars({ figure, ink, metal }: FigureStarsProps) {
  return figure.points
    .filter(([, , magnitude]) => magnitude <= ink.faintest)
    .map((star) => <StarMark key={`${star[0]} ${star[1]}`} star={star} ink={ink} metal={metal} />);
}

type StarChartProps = {
  figure: Figure;
  size: ChartSize;
  metal?: Tier;
  /** Share of the links already drawn, 0 to 1. */
  traced?: number;
  /** Draw the links one after another when the plate appears. */
  drawn?: boolean;
  /** Text alternative; without one the plate is decoration. */
  label?: string;
  className?: string;
};

/** Where a plate is small there is room for the two brightest. */
function BayerLetters({ letters }: { letters: readonly BayerLetter[] }) {
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
export function StarChart(props: StarChartProps) {
  const { figure, size, metal = 'plain', traced = 1, drawn = false, label, className = '' } = props;
  const ink = chartStyles[size];
  const letters = size === 'hero' ? bayerLetters(figure, ink) : [];
  return (
    <svg
      className={`${tierClass[metal]} h-auto overflow-visible ${drawn ? 'draw-links' : ''} ${className}`}
      viewBox={ink.viewBox}
      fill="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {size === 'hero' && <ChartFrame />}
      {ink.field.count > 0 && (
        <ChartStarField figure={figure} ink={ink} letters={letters.map(({ at }) => at)} />
      )}
      <FigureLinks figure={figure} ink={ink} traced={traced} />
      <FigureStars figure={figure} ink={ink} metal={metal} />
      <BayerLetters letters={letters} />
    </svg>
  );
}
