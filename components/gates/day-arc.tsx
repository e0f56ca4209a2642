import { round } from '../ui/constellation/geometry';
import { LeadStar } from '../ui/constellation/lead-star';

/** Half a day of a body's altitude, 600 wide and 164 high: above the horizon at y 200, or below it at y 0. */
const arcPath = (above: boolean): string =>
  Array.from({ length: 61 }, (_, step) => {
    const altitude = 164 * Math.sin((Math.PI * step) / 60);
    return `${step === 0 ? 'M' : 'L'}${step * 10} ${round(above ? 200 - altitude : altitude)}`;
  }).join('');

const looks = {
  above: { star: 36, from: 66, to: 194, veil: 30, radius: 24, metal: 'gold', dash: undefined },
  below: { star: 164, from: 6, to: 138, veil: 24, radius: 18, metal: 'plain', dash: '5 6' },
} as const;

/** A body's path over half a day: below the horizon it works unseen, above it it rises. */
export function DayArc({ side, className = '' }: { side: 'above' | 'below'; className?: string }) {
  const look = looks[side];
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
      <LeadStar metal={look.metal} x={300} y={look.star} radius={look.radius} />
    </svg>
  );
}
