import { chartStyles } from '@/components/ui/star-chart/chart-layout';
import { polarPosition, roundToHundredth } from '@/components/ui/star-chart/geometry';
import { FigureLinks, FigureStars } from '@/components/ui/star-chart/star-chart';
import { tierClass } from '@/components/ui/star-chart/star-icon';
import { constellations } from '@/content/constellations';
import { serviceBySlug } from '@/content/services';
import { type ChartMarker, chartMarkers, figureBox, markerPlace } from './chart-markers';
import styles from './planisphere.module.css';
import { dustPath, eclipticPath, milkyWay } from './sky-paths';

const siderealHours = Array.from({ length: 24 }, (_, hour) => ({ name: hour + 1, degrees: hour * 15 + 7.5 }));

/** One graduation every `every` degrees, drawn as the dashes of a wide circle. */
function Graduation({ every, length }: { every: number; length: number }) {
  return (
    <circle
      r={456 + length / 2}
      strokeWidth={length}
      pathLength="360"
      strokeDasharray={`.12 ${every - 0.12}`}
      strokeDashoffset=".06"
    />
  );
}

/** The outer scale: degrees, and the hours of a sidereal day. It turns once in ten minutes. */
function ChartRim() {
  return (
    <g className={styles.rim}>
      <g className="stroke-line-strong">
        <circle r="448" />
        <circle r="456" />
        <circle r="499" />
        <Graduation every={1} length={7} />
        <Graduation every={5} length={13} />
        <Graduation every={15} length={22} />
      </g>
      <g className={styles.hourMarks}>
        {siderealHours.map(({ name, degrees }) => {
          const [x, y] = polarPosition(485, degrees);
          return (
            <text
              key={name}
              transform={`translate(${roundToHundredth(x)} ${roundToHundredth(y)})rotate(${degrees})`}
            >
              {name}
            </text>
          );
        })}
      </g>
    </g>
  );
}

const meridians = Array.from({ length: 12 }, (_, hour) => {
  const [[x, y], [toX, toY]] = [polarPosition(40, hour * 30), polarPosition(448, hour * 30)];
  return `M${roundToHundredth(x)} ${roundToHundredth(y)}L${roundToHundredth(toX)} ${roundToHundredth(toY)}`;
}).join('');

const { faint, middling, bright } = milkyWay();
const ecliptic = eclipticPath(chartMarkers.map((marker) => figureBox(marker, constellations[marker.slug])));

/** What lies behind the figures: the disc, the milky way, the coordinate net and the ecliptic. */
function SkyBackground() {
  return (
    <>
      <circle className="fill-sky-tint" r="456" />
      <g className="stroke-dust opacity-85" strokeLinecap="round" transform="translate(-500 -500)">
        <path d={dustPath(faint)} strokeWidth="1.5" />
        <path d={dustPath(middling)} strokeWidth="2.2" />
        <path d={dustPath(bright)} strokeWidth="3.6" />
      </g>
      <g className="stroke-graticule">
        <path d={meridians} />
        <circle r="40" />
        <circle r="196" />
        <circle r="330" />
      </g>
      <path className="stroke-gold-mark opacity-70" d={ecliptic} strokeDasharray="7 5" />
    </>
  );
}

/** A figure at its place on the disc, and its name under it. */
function MarkerFigure({ marker }: { marker: ChartMarker }) {
  const { slug, size, aside = 0, firstLine } = marker;
  const { name, tier } = serviceBySlug[slug];
  const figure = constellations[slug];
  const { middle, corner } = markerPlace(marker);
  const x = roundToHundredth(middle[0] + aside);
  const lines = firstLine ? [firstLine, name.slice(firstLine.length + 1)] : [name];
  return (
    <g className={`${tierClass[tier]} ${tier === 'plain' ? styles.plain : styles.featured}`}>
      <g transform={`translate(${corner.map(roundToHundredth).join(' ')})scale(${size / 100})`}>
        <FigureLinks figure={figure} style={chartStyles.card} traced={1} />
        <FigureStars figure={figure} style={chartStyles.card} tier={tier} />
      </g>
      <text y={roundToHundredth(middle[1] + size / 2 + 12)}>
        {lines.map((line, index) => (
          <tspan key={line} x={x} dy={index === 0 ? undefined : '1.2em'}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** The services as figures of one turning sky. Decoration: the page lists them in words. */
export function Planisphere() {
  return (
    <svg
      className={`${styles.sky} draw-links size-full overflow-visible`}
      viewBox="-500 -500 1000 1000"
      fill="none"
      aria-hidden="true"
    >
      <SkyBackground />
      <ChartRim />
      {chartMarkers.map((marker) => (
        <MarkerFigure key={marker.slug} marker={marker} />
      ))}
    </svg>
  );
}
