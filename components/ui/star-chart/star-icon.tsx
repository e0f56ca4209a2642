import type { ReactNode } from 'react';
import type { Tier } from '@/content/constellations';
import { leadStarPath } from './geometry';

/** The class that sets a tier's color for everything inside. Written out, because Tailwind finds only whole class names. */
export const tierClass: Record<Tier, string> = {
  gold: 'tier-gold',
  purple: 'tier-purple',
  silver: 'tier-silver',
  plain: 'tier-plain',
};

/** From 18 px on gold needs the contour of a `LargeStarIcon`: filled alone it is flat brown in the light theme. */
type StarIconProps = { size?: 10 | 14 | 16 | 17; tier?: Tier; className?: string };

const starIconPath = leadStarPath(12, 12, 9.6, 0.34);

/** The star as a small icon beside words; `size` in pixels. Always filled, because an open one would close up at this size. */
export function StarIcon({ size = 14, tier = 'gold', className = '' }: StarIconProps) {
  return (
    <svg
      className={`${tierClass[tier]} flex-none fill-mark ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={starIconPath} />
    </svg>
  );
}

/** A distinction in the color of its tier: a star and words, without a box. */
export function TierBadge({ tier, children }: { tier: Tier; children: ReactNode }) {
  return (
    <span className={`${tierClass[tier]} inline-flex items-center gap-2 text-note font-link text-tier`}>
      <StarIcon tier={tier} />
      {children}
    </span>
  );
}
