import type { ComponentProps } from 'react';
import { polarPosition, roundToHundredth } from '@/components/ui/star-chart/geometry';

type RingGraduationProps = Omit<ComponentProps<'circle'>, 'width'> & {
  /** Into how many parts the ring is divided. */
  parts: number;
  /** How many parts lie between one stroke and the next. */
  every?: number;
  /** How wide a stroke is, in parts. */
  width: number;
  /** How long a stroke is; its middle is on the circle. */
  length: number;
};

/** The graduations of a ring, drawn as the dashes of a circle that is as wide as they are long. */
export function RingGraduation({ parts, every = 1, width, length, ...circle }: RingGraduationProps) {
  return (
    <circle
      {...circle}
      strokeWidth={length}
      pathLength={parts}
      strokeDasharray={`${width} ${every - width}`}
    />
  );
}

const rays = [0, 1, 2, 3, 4, 5];
const polarPoint = (radius: number, degrees: number): string => {
  const [x, y] = polarPosition(radius, degrees);
  return `${roundToHundredth(x)} ${roundToHundredth(y)}`;
};

/** The vertical pair of rays is longer, as in the mark. */
const rayTip = (ray: number) => polarPoint(ray % 3 === 0 ? 100 : 84, ray * 60);
/** Where the right edge of a ray meets the left edge of the next. */
const rayWaist = (ray: number, waist: number) => polarPoint(waist, ray * 60 + 30);

/** The six rays of the mark as a compass rose around 0,0, reaching to 100: half of each ray is filled, half is open. */
export function rosePaths(): { full: string; open: string } {
  return {
    full: rays.map((ray) => `M0 0L${rayWaist(ray - 1, 21)}L${rayTip(ray)}z`).join(''),
    open: rays.map((ray) => `M0 0L${rayTip(ray)}L${rayWaist(ray, 21)}z`).join(''),
  };
}

/** The small form: one ray filled, the others in outline. */
export function rayPaths(only: number): { full: string; open: string } {
  const others = rays.filter((ray) => ray !== only);
  return {
    full: `M0 0L${rayWaist(only - 1, 30)}L${rayTip(only)}L${rayWaist(only, 30)}z`,
    open: others.map((ray) => `M${rayWaist(ray - 1, 30)}L${rayTip(ray)}L${rayWaist(ray, 30)}`).join(''),
  };
}

/** Graduations inside the ring: one every 3 degrees, a longer one every 15. */
const graduations = [
  { every: 3, length: 2.6 },
  { every: 15, length: 5 },
];

/** The whole rose above its graduated ring. `className` sets the width. Decorative. */
function CompassRose({ className = '' }: { className?: string }) {
  const { full, open } = rosePaths();
  return (
    <svg
      className={`h-auto overflow-visible ${className}`}
      viewBox="-102 -104 204 208"
      fill="none"
      aria-hidden="true"
    >
      <g className="stroke-line-strong" strokeWidth="0.5">
        <circle r="59" />
        <circle r="62" />
        {graduations.map(({ every, length }) => (
          <RingGraduation
            key={every}
            r={59 - length / 2}
            parts={360}
            every={every}
            width={0.4}
            length={length}
            strokeDashoffset=".2"
          />
        ))}
      </g>
      <g className="stroke-gold-mark" strokeWidth="0.8" strokeLinejoin="round">
        <path className="fill-ground" d={open} />
        <path className="fill-gold-fill" d={full} />
      </g>
    </svg>
  );
}

/** The bullet of a promise: a small rose with its ray in gold. `ray` counts clockwise from 0 at the top. */
export function CompassRay({ ray, size, className = '' }: { ray: number; size: number; className?: string }) {
  const { full, open } = rayPaths(ray);
  return (
    <svg
      className={`flex-none ${className}`}
      width={size}
      height={size}
      viewBox="-104 -104 208 208"
      fill="none"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className="stroke-control [vector-effect:non-scaling-stroke]" d={open} />
      <path className="fill-gold-fill stroke-gold-mark [vector-effect:non-scaling-stroke]" d={full} />
    </svg>
  );
}

/** Where each promise stands around the rose, in the order of the rays. */
const promisePlaces = [
  'sm:col-span-3 sm:row-start-1 sm:justify-self-center',
  'sm:col-start-3 sm:row-start-3',
  'sm:col-start-3 sm:row-start-4',
  'sm:col-span-3 sm:row-start-6 sm:justify-self-center',
  'sm:col-start-1 sm:row-start-4 sm:text-right',
  'sm:col-start-1 sm:row-start-3 sm:text-right',
];

/** The rose is as wide as two columns of unbroken words allow. */
const roseWidth = 'sm:[--rose:clamp(9rem,(100cqw-21rem)*1.4,var(--rose-most,17rem))]';
/** The tips of the side rays are 0.713 of the width apart and level with the middle of their rows; words keep 1.5rem away. */
const columnsRoundRose = 'sm:grid-cols-[minmax(0,1fr)_calc(var(--rose)*0.713+3rem)_minmax(0,1fr)]';
const rowsRoundRose =
  'sm:grid-rows-[auto_calc(var(--rose)*0.078+1.25rem)_calc(var(--rose)*0.412)_calc(var(--rose)*0.412)_calc(var(--rose)*0.078+1.25rem)_auto]';
const listRoundRose = `${columnsRoundRose} ${rowsRoundRose} sm:gap-0 sm:whitespace-nowrap`;

/** Six promises at the tips of the rose's rays; on phones, a two-column list below it. */
export function CompassRoseList({
  promises,
  className = '',
}: {
  promises: readonly string[];
  className?: string;
}) {
  return (
    <div className={`@container ${className}`}>
      <div className={`relative ${roseWidth}`}>
        <CompassRose className="mx-auto w-44 max-sm:mb-6 sm:absolute sm:inset-0 sm:m-auto sm:w-(--rose)" />
        <ul
          className={`grid grid-cols-2 items-center gap-x-4 gap-y-3 leading-[1.35] max-xs:grid-cols-1 ${listRoundRose}`}
        >
          {promises.map((promise, ray) => (
            <li
              key={promise}
              className={`flex items-center gap-3 max-sm:text-small sm:block ${promisePlaces[ray] ?? ''}`}
            >
              <CompassRay ray={ray} size={28} className="sm:hidden" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
