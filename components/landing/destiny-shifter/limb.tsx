import { LeadStar } from '../../ui/constellation/lead-star';
import { limbGraduations, limbPath } from './limb-path';

/** The planet's limb with one star at the zenith: the only gradient of the site. */
export function Limb() {
  return (
    <svg
      className="absolute top-0 left-1/2 -z-1 h-full w-[max(100%,64rem)] -translate-x-1/2"
      viewBox="0 0 1440 600"
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      aria-hidden="true"
    >
      <linearGradient id="limb" x1="0" y1="204" x2="0" y2="600" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--raised)" />
        <stop offset="1" stopColor="var(--ground)" />
      </linearGradient>
      <path d={`${limbPath}V700H-100z`} fill="url(#limb)" />
      <g className="stroke-line-strong">
        <path d={limbPath} />
        <path d={limbGraduations()} />
      </g>
      <LeadStar metal="gold" x={720} y={118} radius={26} waist={0.26} />
      <path className="stroke-gold-mark" d="M720 158v40" strokeDasharray="2 4" />
    </svg>
  );
}
