import type { Metal } from '@/content/constellations/figure';
import { LeadStar } from '../constellation/lead-star';
import { metalClass } from '../constellation/metal-class';

/** Opens the popup that follows it in the document; its ring takes the metal while that is open. */
export function StarButton({ popup, metal, label }: { popup: string; metal: Metal; label: string }) {
  return (
    <button
      type="button"
      className={`${metalClass[metal]} grid size-11 place-items-center rounded-full border border-line-strong bg-ground transition-colors duration-200 hover:border-metal [&:has(+:popover-open)]:border-metal`}
      popoverTarget={popup}
      aria-label={label}
    >
      <svg className="size-5" viewBox="0 0 24 24" aria-hidden="true">
        <LeadStar x={12} y={12} radius={9.6} waist={0.34} metal={metal} />
      </svg>
    </button>
  );
}
