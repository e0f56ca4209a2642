import { legPath, type Position } from '../ui/constellation/geometry';
import { LeadStar } from '../ui/constellation/lead-star';
import { Observer } from './observer';

const observer: Position = [600, 300];

/** The nine services as seen from the horizon: elevation in degrees, distance and size in units of the drawing. */
const sightings = [
  [9, 510, 11],
  [18, 330, 10],
  [26, 520, 9],
  [34, 270, 13],
  [42, 405, 10],
  [51, 212, 9],
  [58, 318, 10],
  [68, 168, 9],
  [77, 270, 12],
] as const;

const stars = sightings.map(([elevation, distance, radius]) => {
  const angle = (elevation * Math.PI) / 180;
  const at: Position = [
    Math.round(observer[0] - distance * Math.cos(angle)),
    Math.round(observer[1] - distance * Math.sin(angle)),
  ];
  return { at, radius };
});

/** Every star at once: nine rays to nine services. Turned round on phones, where it stands at the left edge. */
export function Fan({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`h-auto w-full overflow-visible max-sm:-scale-x-100 ${className}`}
      viewBox="0 0 600 300"
      fill="none"
      aria-hidden="true"
    >
      <path
        className="stroke-line-strong"
        d={stars.map(({ at }) => legPath(observer, at, 14, 12)).join('')}
      />
      {stars.map(({ at: [x, y], radius }) => (
        <LeadStar key={x} x={x} y={y} radius={radius} />
      ))}
      <Observer x={600} y={300} />
    </svg>
  );
}
