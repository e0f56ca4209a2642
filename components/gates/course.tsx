import { legPath, type Position } from '../ui/constellation/geometry';
import { LeadStar } from '../ui/constellation/lead-star';
import { Observer } from './observer';

const stations: readonly Position[] = [
  [118, 222],
  [226, 240],
  [330, 142],
];
const goal: Position = [466, 64];
const walk: readonly Position[] = [[0, 300], ...stations, goal];

const legs = walk
  .slice(1)
  .map((to, index) => legPath(walk[index] ?? to, to, index === 0 ? 14 : 9, to === goal ? 22 : 9));

/** One course over three stars to the one that fits. */
export function Course({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`h-auto w-full overflow-visible ${className}`}
      viewBox="0 0 600 300"
      fill="none"
      aria-hidden="true"
    >
      <path className="stroke-link stroke-[1.4] [stroke-linecap:round]" d={legs.join('')} />
      {stations.map(([x, y]) => (
        <circle key={x} className="fill-star" cx={x} cy={y} r="4" />
      ))}
      <LeadStar metal="gold" x={goal[0]} y={goal[1]} radius={24} />
      <Observer x={0} y={300} />
    </svg>
  );
}
