import { figureSymbol, svgElement } from '@/components/ui/star-chart/figure-sheet';
import { type Position, polarPosition, roundToHundredth } from '@/components/ui/star-chart/geometry';
import { seededRandom } from '@/components/ui/star-chart/seeded-random';
import { constellations } from '@/content/constellations';
import { serviceBySlug } from '@/content/services';
import { type ChartMarker, chartMarkers, type FigureBox, figureBox, markerPlace } from './chart-markers';

/** Stars by brightness, on a disc that is 1000 units wide. */
export type MilkyWay = { faint: Position[]; middling: Position[]; bright: Position[] };

const onDisc = ([x, y]: Position) => Math.hypot(x - 500, y - 500) < 443;

/** A star of the band that crosses the disc from lower left to upper right and thins out on both sides. */
function bandStar(random: () => number): Position {
  const along = random() * 2 - 1;
  const across = (random() + random() + random() + random() - 2) / 1.2;
  return [500 + along * 450, 560 - along * 250 + Math.sin(along * 3.2) * 70 + across * 92];
}

/** The band with its 640 stars, and about 150 more anywhere on the disc; the same in every build. */
export function milkyWay(): MilkyWay {
  const random = seededRandom('milky way');
  const sky: MilkyWay = { faint: [], middling: [], bright: [] };
  while (sky.faint.length < 640) {
    const star = bandStar(random);
    const rank = random();
    const stars = rank > 0.97 ? sky.bright : rank > 0.86 ? sky.middling : sky.faint;
    if (onDisc(star)) stars.push(star);
  }
  const loose = Array.from({ length: 190 }, (): Position => [60 + random() * 880, 60 + random() * 880]);
  sky.middling.push(...loose.filter(onDisc));
  return sky;
}

/**
 * Many dots in one short path: in whole units, each star relative to the one on its left. This takes a third of the
 * length of absolute positions.
 */
export function dustPath(stars: readonly Position[]): string {
  let [atX, atY] = [0, 0];
  return stars
    .map(([x, y]): Position => [Math.round(x), Math.round(y)])
    .sort(([a], [b]) => a - b)
    .map(([x, y]) => {
      const step = `m${x - atX}${y < atY ? '' : ' '}${y - atY}h0`;
      [atX, atY] = [x, y];
      return step;
    })
    .join('');
}

const [radius, centerX, centerY] = [300, 30, -34];

/** How much space to leave between the ecliptic and a figure or its name. */
const clearance = 14;

/**
 * Roughly the rectangle of a marker's name on a wide disc. The page writes it below the figure, in the type of
 * `planisphere.module.css`: 16 units high in lines of 19, with letters half as wide as they are high.
 */
export function nameBox(marker: ChartMarker): FigureBox {
  const { name } = serviceBySlug[marker.slug];
  const { firstLine = name, size, aside = 0 } = marker;
  const lines = [firstLine, name.slice(firstLine.length).trim()].filter(Boolean);
  const [x, y] = markerPlace(marker).middle;
  const half = (Math.max(...lines.map(({ length }) => length)) * 8) / 2;
  const top = y + size / 2;
  return { left: x + aside - half, right: x + aside + half, top, bottom: top + lines.length * 19 };
}

const eclipticPoint = (degrees: number): Position => {
  const [x, y] = polarPosition(radius, degrees);
  return [x + centerX, y + centerY];
};

const coversPoint =
  ([x, y]: Position) =>
  ({ left, right, top, bottom }: FigureBox) =>
    x > left - clearance && x < right + clearance && y > top - clearance && y < bottom + clearance;

/** The sun's path, in arcs that stop short of every figure and name, so that it never looks like one of their lines. */
export function eclipticPath(boxes: readonly FigureBox[]): string {
  const isFree = (degrees: number) => !boxes.some(coversPoint(eclipticPoint(degrees)));
  const degrees = Array.from({ length: 360 }, (_, index) => index);
  const starts = degrees.filter((from) => isFree(from) && !isFree(from - 1));
  const arcs = starts.map((from) => {
    let to = from;
    while (isFree(to + 1)) to += 1;
    // A dash between a figure and its name would look like part of both.
    if (to - from < 5) return '';
    const [start, end] = [eclipticPoint(from).map(roundToHundredth), eclipticPoint(to).map(roundToHundredth)];
    return `M${start.join(' ')}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${end.join(' ')}`;
  });
  return arcs.join('');
}

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

/** The disc, the milky way, the coordinate grid and the ecliptic. */
function sky(): string {
  const { faint, middling, bright } = milkyWay();
  const dust = [
    { d: dustPath(faint), 'stroke-width': 1.5 },
    { d: dustPath(middling), 'stroke-width': 2.2 },
    { d: dustPath(bright), 'stroke-width': 3.6 },
  ];
  const meridians = Array.from({ length: 12 }, (_, hour) => `M${at(40, hour * 30)}L${at(448, hour * 30)}`);
  const figures = chartMarkers.map((marker) => figureBox(marker, constellations[marker.slug]));
  const ecliptic = eclipticPath([...figures, ...chartMarkers.map(nameBox)]);
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

/** What lies behind the chart's figures, and the figures, as one file: `#sky`, and `#rim` and `#hours`, which turn. */
export function skySheet(): string {
  const figures = chartMarkers.map(({ slug }) => figureSymbol(constellations[slug], 'card', false));
  return `<svg xmlns="http://www.w3.org/2000/svg">${sky()}${rim()}${figures.join('')}</svg>`;
}
