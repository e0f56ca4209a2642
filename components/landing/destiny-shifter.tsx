import { ButtonLink } from '@/components/ui/button';
import { RingGraduation } from '@/components/ui/compass-rose';
import { LeadStar } from '@/components/ui/star-chart/lead-star';
import { landing } from '@/content/landing';
import { paths } from '@/lib/paths';

/** Radius of the planet and the position of its center, in units of a drawing that is 1440 wide. */
const [radius, centerX, centerY] = [1600, 720, 1804];

/** The edge of the planet from one side of the drawing to the other; its top is at `0 204`. */
const horizonPath = 'M-100 430A1600 1600 0 0 1 1540 430';

/** Graduations inside the edge: 500 around the planet, every fifth one longer. */
const graduations = [
  { every: 1, length: 9 },
  { every: 5, length: 18 },
];

/** The planet's horizon with one star at the zenith; it has the only gradient of the site. */
function PlanetHorizon() {
  return (
    <svg
      className="absolute top-0 left-1/2 -z-1 h-full w-[max(100%,64rem)] -translate-x-1/2"
      viewBox="0 0 1440 600"
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      aria-hidden="true"
    >
      <linearGradient id="horizon" x1="0" y1="204" x2="0" y2="600" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--raised)" />
        <stop offset="1" stopColor="var(--ground)" />
      </linearGradient>
      <path d={`${horizonPath}V700H-100z`} fill="url(#horizon)" />
      <g className="stroke-line-strong">
        <path d={horizonPath} />
        {graduations.map(({ every, length }) => (
          <RingGraduation
            key={every}
            cx={centerX}
            cy={centerY}
            r={radius - length / 2}
            parts={500}
            every={every}
            width={0.05}
            length={length}
            transform={`rotate(-90 ${centerX} ${centerY})`}
          />
        ))}
      </g>
      <LeadStar tier="gold" x={720} y={118} radius={26} waist={0.26} />
      <path className="stroke-gold-mark" d="M720 158v40" strokeDasharray="2 4" />
    </svg>
  );
}

/** The closing call to action, below the horizon of a planet. */
export function DestinyShifter() {
  const { title, text, action } = landing.destiny;
  return (
    <section className="relative isolate overflow-clip pt-[max(clamp(15rem,21vw,19.5rem),19vw)] border-b border-line pb-[clamp(3rem,5.5vw,5rem)] text-center">
      <PlanetHorizon />
      <div className="wrap">
        <h2 className="text-page lg:text-finale">{title}</h2>
        <p className="mx-auto mt-6 mb-8 max-w-[22.4em] text-muted">{text}</p>
        <ButtonLink href={paths.contact} data-cta="destiny-shifter">
          {action}
        </ButtonLink>
      </div>
    </section>
  );
}
