import { type CSSProperties, type ReactNode, type SVGProps, ViewTransition } from 'react';
import type { ChartStar, Figure, Tier } from '@/content/constellations';
import type { ServicePageSlug } from '@/content/services/service';
import { ChartFrame, ChartStarField } from './chart-background';
import {
  type ChartSize,
  type ChartStyle,
  chartStyles,
  figureAddress,
  figureLinkPaths,
  starPosition,
  starReach,
} from './chart-layout';
import { LeadStar } from './lead-star';
import { tierClass } from './star-icon';

/** Place in the drawing order, for the `draw-links` utility. */
type DrawingOrder = CSSProperties & { '--i': number };

/** The lines of a figure, one path each, so that they can be drawn one after another; those still to come are dotted. */
function FigureLinks({ figure, style, traced }: { figure: Figure; style: ChartStyle; traced: number }) {
  const lines = figureLinkPaths(figure, style);
  return (
    <g strokeLinecap="round" strokeWidth={style.line}>
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

type FigureStarsProps = { figure: Figure; style: ChartStyle; tier: Tier };

/** At icon size an open star would close up. */
const isStarOpen = (tier: Tier, style: ChartStyle) => tier === 'silver' && style.field.count > 0;

function StarMark({ star, style, tier }: { star: ChartStar; style: ChartStyle; tier: Tier }) {
  const [x, y] = starPosition(star, style);
  const [, , magnitude, kind] = star;
  const radius = style.radius[magnitude];
  const lead = magnitude === 1;
  if (kind === 'variable') {
    return (
      <>
        <circle className="stroke-star" strokeWidth={style.line} cx={x} cy={y} r={starReach(star, style)} />
        <circle className={lead ? 'fill-mark' : 'fill-star'} cx={x} cy={y} r={radius * 0.6} />
      </>
    );
  }
  if (lead) {
    const shape = {
      radius: radius * style.leadScale,
      waist: style.leadWaist,
      tier,
      open: isStarOpen(tier, style),
    };
    return <LeadStar x={x} y={y} {...shape} />;
  }
  return <circle className="fill-star" cx={x} cy={y} r={radius} />;
}

/** The stars of a figure: discs by magnitude, ringed if variable, and the lead star in the color of its tier. */
function FigureStars({ figure, style, tier }: FigureStarsProps) {
  return figure.points
    .filter(([, , magnitude]) => magnitude <= style.faintest)
    .map((star) => <StarMark key={`${star[0]} ${star[1]}`} star={star} style={style} tier={tier} />);
}

type StarChartProps = {
  figure: Figure;
  size: ChartSize;
  tier?: Tier;
  /** Share of the links already drawn, 0 to 1. */
  traced?: number;
  /** Draws the links one after another when the plate appears. */
  drawn?: boolean;
  /** The text alternative; without one the plate is decorative. */
  label?: string;
  className?: string;
};

type ChartPlateProps = SVGProps<SVGSVGElement> & Pick<StarChartProps, 'label'>;

/** An image that says what it shows, or decoration. In two branches: even an undefined attribute is sent with the data. */
function ChartPlate({ label, children, ...frame }: ChartPlateProps) {
  return label ? (
    <svg {...frame} role="img" aria-label={label}>
      {children}
    </svg>
  ) : (
    <svg {...frame} aria-hidden="true">
      {children}
    </svg>
  );
}

/**
 * A figure on its plate. `className` sets the width, and the height follows. For server and client components. A small
 * figure that does not move is shown from the sheet of its size (decision 0102).
 */
export function StarChart(props: StarChartProps) {
  const { figure, size, tier = 'plain', traced = 1, drawn = false, label, className = '' } = props;
  const style = chartStyles[size];
  const frame = {
    className: `${tierClass[tier]} h-auto overflow-visible${drawn ? ' draw-links' : ''} ${className}`,
    viewBox: style.viewBox,
    fill: 'none',
    label,
  };
  if (size !== 'hero' && !drawn && traced === 1) {
    return (
      <ChartPlate {...frame}>
        <use href={figureAddress(figure, size)} />
      </ChartPlate>
    );
  }
  return (
    <ChartPlate {...frame}>
      {size === 'hero' && <ChartFrame />}
      {style.field.count > 0 && <ChartStarField figure={figure} style={style} />}
      <FigureLinks figure={figure} style={style} traced={traced} />
      <FigureStars figure={figure} style={style} tier={tier} />
    </ChartPlate>
  );
}

type ViewTransitionFigureProps = { slug: ServicePageSlug; children: ReactNode };

/** A figure on both pages of a move within the site travels from its place on the first to that on the second. */
export function ViewTransitionFigure({ slug, children }: ViewTransitionFigureProps) {
  return (
    <ViewTransition name={`figure-${slug}`} share="auto" default="none">
      {children}
    </ViewTransition>
  );
}
