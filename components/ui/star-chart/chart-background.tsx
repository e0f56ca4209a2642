import type { Figure } from '@/content/constellations';
import { type ChartStyle, figureClearance } from './chart-layout';
import { dotsPath, type Position, roundToHundredth } from './geometry';
import { seededRandom } from './seeded-random';

/** How far above the plate the pole is, around which the arcs of the graticule are drawn. */
const poleHeight = -52;

/** The path of the coordinate grid behind a hero plate: parallels around a pole above it, and meridians through the pole. */
export function graticulePath(): string {
  const parallels = [72, 94, 116, 138, 160].map((r) => `M${50 - r} ${poleHeight}a${r} ${r} 0 0 0 ${2 * r} 0`);
  const meridians = [-44, -33, -22, -11, 0, 11, 22, 33, 44].map((degrees) => {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    const at = (r: number) => `${roundToHundredth(50 + sin * r)} ${roundToHundredth(poleHeight + cos * r)}`;
    return `M${at(40)}L${at(200)}`;
  });
  return [...parallels, ...meridians].join('');
}

/** The path of both borders and of the graduation on all four edges. */
export function chartFramePath(): string {
  const marks = Array.from({ length: 41 }, (_, index) => {
    const at = index * 2.5;
    const length = at % 25 === 0 ? 2.6 : at % 5 === 0 ? 1.7 : 0.9;
    return `M${at} 0v${-length}M${at} 100v${length}M0 ${at}h${-length}M100 ${at}h${length}`;
  });
  return `M0 0h100v100H0zM-3.2 -3.2h106.4v106.4H-3.2z${marks.join('')}`;
}

/** In units of the plate: a dot nearer than this would look like part of what is beside it. */
const clearSpace = { star: 2.4, line: 1.6 };

/** The background stars of a plate, clear of the figure: about four small ones for each large one. */
export function starField(figure: Figure, style: ChartStyle): { small: Position[]; large: Position[] } {
  const random = seededRandom(figure.name);
  const { ofLines, ofStars } = figureClearance(figure, style);
  const isClear = (at: Position) => ofStars(at) >= clearSpace.star && ofLines(at) >= clearSpace.line;
  const small: Position[] = [];
  const large: Position[] = [];
  while (small.length + large.length < style.field.count) {
    const at: Position = [3 + random() * 94, 3 + random() * 94];
    const size = random() > 0.8 ? large : small;
    if (isClear(at)) size.push(at);
  }
  return { small, large };
}

/** The marks on a plate's edges, finest first: each level is a wide line along all four edges, cut up by its dashes. */
const edgeMarks = [
  { step: 2.5, length: 0.9 },
  { step: 5, length: 1.7 },
  { step: 25, length: 2.6 },
].map(({ step, length }) => {
  const [near, far] = [-length / 2, 100 + length / 2];
  return {
    strokeWidth: length,
    strokeDasharray: `0.2 ${step - 0.2}`,
    d: `M-.1 ${near}h100.4M-.1 ${far}h100.4M${near} -.1v100.4M${far} -.1v100.4`,
  };
});

/** The graduated frame of a hero plate and the coordinate grid inside it, which the inner svg clips. */
export function ChartFrame() {
  return (
    <>
      <rect className="fill-surface" width="100" height="100" />
      <svg x="0" y="0" width="100" height="100" viewBox="0 0 100 100" overflow="hidden" aria-hidden="true">
        <path className="stroke-graticule" strokeWidth="0.22" d={graticulePath()} />
      </svg>
      <g className="stroke-line-strong">
        <path strokeWidth="0.2" d="M0 0h100v100H0zM-3.2 -3.2h106.4v106.4H-3.2z" />
        {edgeMarks.map((marks) => (
          <path key={marks.d} {...marks} />
        ))}
      </g>
    </>
  );
}

type ChartStarFieldProps = { figure: Figure; style: ChartStyle };

/** The faint stars behind a figure. */
export function ChartStarField({ figure, style }: ChartStarFieldProps) {
  const { small, large } = starField(figure, style);
  return (
    <g className="stroke-dust" strokeLinecap="round">
      <path d={dotsPath(small)} strokeWidth={style.field.small} />
      <path d={dotsPath(large)} strokeWidth={style.field.large} />
    </g>
  );
}
