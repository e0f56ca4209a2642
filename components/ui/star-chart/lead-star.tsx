import type { Tier } from '@/content/constellations';
import { leadStarPath } from './geometry';
import { tierClass } from './star-icon';

type LeadStarProps = {
  x: number;
  y: number;
  radius: number;
  waist?: number;
  tier?: Tier;
  /** Outline only, filled with `--inside` above a line. Silver is drawn so where there is room: hue alone is not enough. */
  open?: boolean;
  className?: string;
};

const contour = 'stroke-mark [stroke-linejoin:round] [vector-effect:non-scaling-stroke]';
const openStar = `fill-(--inside,none) stroke-[1.5px] ${contour}`;
/** Gold is foil with a contour, so that it keeps its tier in print. */
const foilStar = `fill-(--foil) stroke-[1.25px] ${contour}`;

/** The lead star, for use inside an svg. Alone in its file: pages that only have the icon (`star-icon.tsx`) load without it. */
export function LeadStar(props: LeadStarProps) {
  const { x, y, radius, waist, tier = 'plain', open = tier === 'silver', className = '' } = props;
  return (
    <path
      className={`${tierClass[tier]} ${open ? openStar : tier === 'gold' ? foilStar : 'fill-mark'} ${className}`}
      d={leadStarPath(x, y, radius, waist)}
    />
  );
}

type LargeStarIconProps = { size: number; tier?: Tier; className?: string };

/** The lead star beside words where it is large; a `StarIcon` is the small one. `size` in pixels, from 18. */
export function LargeStarIcon({ size, tier = 'gold', className = '' }: LargeStarIconProps) {
  return (
    <svg
      className={`flex-none ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <LeadStar x={12} y={12} radius={9.6} waist={0.34} tier={tier} open={false} />
    </svg>
  );
}
