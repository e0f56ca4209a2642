import { type Position, roundToHundredth, starLinkPath } from '@/components/ui/star-chart/geometry';
import { LeadStar } from '@/components/ui/star-chart/lead-star';
import { serviceCount } from '@/content/counts';

/** Where the viewer stands: a ring and a dot on the horizon. */
function ViewerFigure({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle className="fill-ground stroke-ink stroke-[1.2]" cx={x} cy={y} r="7" />
      <circle className="fill-ink" cx={x} cy={y} r="2" />
    </>
  );
}

const guidedStars: readonly Position[] = [
  [118, 222],
  [226, 240],
  [330, 142],
];
const guidedGoal: Position = [466, 64];
const guidedPath: readonly Position[] = [[0, 300], ...guidedStars, guidedGoal];

const guidedLegs = guidedPath
  .slice(1)
  .map((to, index) =>
    starLinkPath(guidedPath[index] ?? to, to, index === 0 ? 14 : 9, to === guidedGoal ? 22 : 9),
  );

/** One path over three stars to the one that fits. */
export function GuidedPathFigure({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`h-auto w-full overflow-visible ${className}`}
      viewBox="0 0 600 300"
      fill="none"
      aria-hidden="true"
    >
      <path className="stroke-link stroke-[1.4] [stroke-linecap:round]" d={guidedLegs.join('')} />
      {guidedStars.map(([x, y]) => (
        <circle key={x} className="fill-star" cx={x} cy={y} r="4" />
      ))}
      <LeadStar tier="gold" x={guidedGoal[0]} y={guidedGoal[1]} radius={24} />
      <ViewerFigure x={0} y={300} />
    </svg>
  );
}

const branchViewer: Position = [600, 300];

/** Places for services as seen from the horizon: elevation in degrees, distance and size in the drawing's units. */
const branchSightings = [
  [9, 510, 11],
  [18, 330, 10],
  [26, 520, 9],
  [34, 270, 13],
  [42, 405, 10],
  [51, 212, 9],
  [58, 318, 10],
  [68, 168, 9],
  [77, 270, 12],
  // Between the others, for services that may be added.
  [30, 410, 9],
  [46, 300, 9],
  [63, 240, 9],
  [13, 220, 9],
] as const;

const branchStars = branchSightings.slice(0, serviceCount).map(([elevation, distance, radius]) => {
  const angle = (elevation * Math.PI) / 180;
  const at: Position = [
    Math.round(branchViewer[0] - distance * Math.cos(angle)),
    Math.round(branchViewer[1] - distance * Math.sin(angle)),
  ];
  return { at, radius };
});

/** Every star at once, with a ray to each service. Mirrored on phones, where it stands at the left edge. */
export function BranchFigure({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`h-auto w-full overflow-visible max-sm:-scale-x-100 ${className}`}
      viewBox="0 0 600 300"
      fill="none"
      aria-hidden="true"
    >
      <path
        className="stroke-line-strong"
        d={branchStars.map(({ at }) => starLinkPath(branchViewer, at, 14, 12)).join('')}
      />
      {branchStars.map(({ at: [x, y], radius }) => (
        <LeadStar key={x} x={x} y={y} radius={radius} />
      ))}
      <ViewerFigure x={600} y={300} />
    </svg>
  );
}

/** The altitude of a star over half a day, 600 wide and 164 high: above the horizon at y 200, or below it at y 0. */
const arcPath = (above: boolean): string =>
  Array.from({ length: 61 }, (_, step) => {
    const altitude = 164 * Math.sin((Math.PI * step) / 60);
    return `${step === 0 ? 'M' : 'L'}${step * 10} ${roundToHundredth(above ? 200 - altitude : altitude)}`;
  }).join('');

const dayArcLooks = {
  above: { star: 36, from: 66, to: 194, veil: 30, radius: 24, tier: 'gold', dash: undefined },
  below: { star: 164, from: 6, to: 138, veil: 24, radius: 18, tier: 'plain', dash: '5 6' },
} as const;

/** A star's path over half a day: below the horizon it works unseen, above it it rises. */
export function DayArcFigure({ side, className = '' }: { side: 'above' | 'below'; className?: string }) {
  const look = dayArcLooks[side];
  return (
    <svg
      className={`h-auto w-full overflow-visible ${className}`}
      viewBox="0 0 600 200"
      fill="none"
      aria-hidden="true"
    >
      <path
        className="stroke-link stroke-[1.4] [stroke-linecap:round]"
        strokeDasharray={look.dash}
        d={arcPath(side === 'above')}
      />
      <path className="stroke-line-strong" strokeDasharray="2 5" d={`M300 ${look.from}V${look.to}`} />
      <circle className="fill-ground" cx="300" cy={look.star} r={look.veil} />
      <LeadStar tier={look.tier} x={300} y={look.star} radius={look.radius} />
    </svg>
  );
}

/** A fork, 600 wide and 400 high: its two ends stand at a quarter and three quarters of the height. */
const forkViewer: Position = [24, 200];
const forkPoint: Position = [236, 200];
const allServices: Position = [500, 100];
const oneService: Position = [500, 300];

/** From the fork to one of the ends, level at both: the path bends like a road. */
const forkBranch = ([x, y]: Position, stopBefore: number) =>
  `M${forkPoint[0] + 9} ${forkPoint[1] + (y > forkPoint[1] ? 3 : -3)}C${forkPoint[0] + 130} ${forkPoint[1]} ${x - 160} ${y} ${x - stopBefore} ${y}`;

/** The services as a ring seen from a distance, the first star at the top. */
const ringStars = Array.from({ length: serviceCount }, (_, index): Position => {
  const angle = (2 * Math.PI * index) / serviceCount - Math.PI / 2;
  return [
    Math.round(allServices[0] + 58 * Math.cos(angle)),
    Math.round(allServices[1] + 58 * Math.sin(angle)),
  ];
});

/** One path that splits in two: to all services, or to the one that fits. */
export function ForkFigure({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`h-auto w-full overflow-visible ${className}`}
      viewBox="0 0 600 400"
      fill="none"
      aria-hidden="true"
    >
      <path
        className="stroke-link stroke-[1.4] [stroke-linecap:round]"
        d={starLinkPath(forkViewer, forkPoint, 14, 9) + forkBranch(oneService, 30)}
      />
      <path className="stroke-link stroke-[1.4]" strokeDasharray="5 6" d={forkBranch(allServices, 78)} />
      <circle className="stroke-line-strong" cx={allServices[0]} cy={allServices[1]} r="58" />
      {ringStars.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle className="fill-ground" cx={x} cy={y} r="12" />
          <LeadStar x={x} y={y} radius={9} />
        </g>
      ))}
      <circle className="fill-star" cx={forkPoint[0]} cy={forkPoint[1]} r="4" />
      <LeadStar tier="gold" x={oneService[0]} y={oneService[1]} radius={24} />
      <ViewerFigure x={forkViewer[0]} y={forkViewer[1]} />
    </svg>
  );
}
