import { figureSymbol, svgElement } from '@/components/ui/star-chart/figure-sheet';
import { polarPosition, roundToHundredth } from '@/components/ui/star-chart/geometry';
import { constellations } from '@/content/constellations';
import { chartMarkers, figureBox } from './chart-markers';
import { dustPath, eclipticPath, milkyWay } from './sky-paths';

const at = (radius: number, degrees: number) =>
  polarPosition(radius, degrees).map(roundToHundredth).join(' ');
const group = (attributes: string, content: readonly string[]) => `<g ${attributes}>${content.join('')}</g>`;
const circle = (r: number) => svgElement('circle', { r });

/** One graduation every `every` degrees, drawn as the dashes of a wide circle. */
const graduation = (every: number, length: number) =>
  svgElement('circle', {
    r: 456 + length / 2,
    'stroke-width': length,
    pathLength: 360,
    'stroke-dasharray': `.12 ${every - 0.12}`,
    'stroke-dashoffset': '.06',
  });

/** The outer scale: degrees, and the hours of a sidereal day. */
function rim(): string {
  const hours = Array.from({ length: 24 }, (_, hour) => {
    const degrees = hour * 15 + 7.5;
    return `<text transform="translate(${at(485, degrees)})rotate(${degrees})">${hour + 1}</text>`;
  });
  const scale = [circle(448), circle(456), circle(499)];
  return (
    group('id="rim" fill="none" stroke="var(--line-strong)"', [
      ...scale,
      graduation(1, 7),
      graduation(5, 13),
      graduation(15, 22),
    ]) +
    group(
      'id="hours" fill="var(--muted)" font-size="13" text-anchor="middle" dominant-baseline="central"',
      hours,
    )
  );
}

/** The disc, the milky way, the coordinate net and the ecliptic. */
function sky(): string {
  const { faint, middling, bright } = milkyWay();
  const dust = [
    { d: dustPath(faint), 'stroke-width': 1.5 },
    { d: dustPath(middling), 'stroke-width': 2.2 },
    { d: dustPath(bright), 'stroke-width': 3.6 },
  ];
  const meridians = Array.from({ length: 12 }, (_, hour) => `M${at(40, hour * 30)}L${at(448, hour * 30)}`);
  const ecliptic = eclipticPath(chartMarkers.map((marker) => figureBox(marker, constellations[marker.slug])));
  return group('id="sky" fill="none"', [
    svgElement('circle', { r: 456, fill: 'var(--sky-tint)' }),
    group(
      'stroke="var(--dust)" opacity=".85" stroke-linecap="round" transform="translate(-500 -500)"',
      dust.map((path) => svgElement('path', path)),
    ),
    group('stroke="var(--graticule)"', [
      svgElement('path', { d: meridians.join('') }),
      circle(40),
      circle(196),
      circle(330),
    ]),
    svgElement('path', {
      d: ecliptic,
      stroke: 'var(--gold-mark)',
      opacity: 0.7,
      'stroke-dasharray': '7 5',
    }),
  ]);
}

/** What lies behind the figures of the chart, as one file: `#sky`, and `#rim` and `#hours`, which turn, and the figures. */
export function skySheet(): string {
  const figures = chartMarkers.map(({ slug }) => figureSymbol(constellations[slug], 'card', false));
  return `<svg xmlns="http://www.w3.org/2000/svg">${sky()}${rim()}${figures.join('')}</svg>`;
}
