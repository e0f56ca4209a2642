import { type Position, polarPosition, roundToHundredth } from '@/components/ui/star-chart/geometry';
import { seededRandom } from '@/components/ui/star-chart/seeded-random';
import type { FigureBox } from './chart-markers';

/** Stars by brightness, on a disc 1000 across. */
export type MilkyWay = { faint: Position[]; middling: Position[]; bright: Position[] };

const onDisc = ([x, y]: Position) => Math.hypot(x - 500, y - 500) < 443;

/** A star of the band that crosses the disc from lower left to upper right, thinning out to both sides. */
function bandStar(random: () => number): Position {
  const along = random() * 2 - 1;
  const across = (random() + random() + random() + random() - 2) / 1.2;
  return [500 + along * 450, 560 - along * 250 + Math.sin(along * 3.2) * 70 + across * 92];
}

/** The band, 640 stars, and 150 more anywhere on the disc; the same in every build. */
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
 * Many dots in one short path: whole units, each star reckoned from the one left of it. A third of the length of
 * absolute positions, which matters because the page carries it twice (as markup and as data).
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

const [radius, centreX, centreY] = [300, 30, -34];

/** Clear space between the ecliptic and a figure. */
const clearance = 14;

const eclipticPoint = (degrees: number): Position => {
  const [x, y] = polarPosition(radius, degrees);
  return [x + centreX, y + centreY];
};

const coversPoint =
  ([x, y]: Position) =>
  ({ left, right, top, bottom }: FigureBox) =>
    x > left - clearance && x < right + clearance && y > top - clearance && y < bottom + clearance;

/** The sun's path, in arcs that stop short of every figure, so that it never reads as one of their lines. */
export function eclipticPath(figures: readonly FigureBox[]): string {
  const isFree = (degrees: number) => !figures.some(coversPoint(eclipticPoint(degrees)));
  const degrees = Array.from({ length: 360 }, (_, index) => index);
  const starts = degrees.filter((from) => isFree(from) && !isFree(from - 1));
  const arcs = starts.map((from) => {
    let to = from;
    while (isFree(to + 1)) to += 1;
    const [start, end] = [eclipticPoint(from).map(roundToHundredth), eclipticPoint(to).map(roundToHundredth)];
    return `M${start.join(' ')}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${end.join(' ')}`;
  });
  return arcs.join('');
}
