import type { Metal } from '@/content/constellations/figure';
import { leadStarPath } from './lead-star-path';
import { metalClass } from './metal-class';

type GlyphProps = { size?: number; metal?: Metal; className?: string };

const path = leadStarPath(12, 12, 9.6, 0.34);

/** The star as a small sign beside words, in pixels. Always filled: at this size an open one closes up. */
export function Glyph({ size = 14, metal = 'gold', className = '' }: GlyphProps) {
  return (
    <svg
      className={`${metalClass[metal]} flex-none fill-mark ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
