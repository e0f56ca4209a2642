import type { Tier } from '@/content/constellations';
import { type FeaturedService, featuredLabel, highlightsLabel } from '@/content/featured-services';
import { CloseIcon } from './icons';
import { LeadStar } from './star-chart/lead-star';
import { TierBadge, tierClass } from './star-chart/star-icon';

/** Silver shows only its first two highlights (R33). */
export const shownHighlights = (tier: Tier, { highlights }: FeaturedService): readonly string[] =>
  tier === 'silver' ? highlights.slice(0, 2) : highlights;

const starDiscClass =
  'grid size-11 place-items-center rounded-full border border-line-strong bg-ground transition-colors duration-200 hover:border-tier [&:has(+:popover-open)]:border-tier';

/** Opens the popup that follows it in the document; while that is open, its ring has the color of the tier. */
function StarButton({ popup, tier, label }: { popup: string; tier: Tier; label: string }) {
  return (
    <button
      type="button"
      className={`${tierClass[tier]} ${starDiscClass}`}
      popoverTarget={popup}
      aria-label={label}
    >
      <svg className="size-5" viewBox="0 0 24 24" aria-hidden="true">
        <LeadStar x={12} y={12} radius={9.6} waist={0.34} tier={tier} />
      </svg>
    </button>
  );
}

/** The look of a card that explains a distinction, here and beside a service's name. */
export const distinctionCardClass =
  'rounded-control border border-line-strong border-t-2 border-t-tier bg-raised p-5 text-ink sm:p-6';

const popupClass =
  'w-[min(21.5rem,100vw-2.5rem)] max-h-[calc(100dvh-1.25rem)] overflow-y-auto shadow-[0_24px_60px_-12px_var(--shade)]';

const highlightClass =
  'flex items-baseline gap-2.5 py-1 before:size-1.25 before:flex-none before:-translate-y-0.5 before:rounded-full before:bg-tier';

export function HighlightList({ highlights }: { highlights: readonly string[] }) {
  return (
    <ul className="text-small">
      {highlights.map((highlight) => (
        <li key={highlight} className={highlightClass}>
          {highlight}
        </li>
      ))}
    </ul>
  );
}

/**
 * A star and the card it opens by a press, not a tooltip: a native popover, so that an outside click or Escape closes it
 * and nothing clips it.
 */
export function StarPopup({ id, tier, featured }: { id: string; tier: Tier; featured: FeaturedService }) {
  const { title, description } = featured;
  return (
    <>
      <StarButton popup={id} tier={tier} label={`${featuredLabel}: ${title}`} />
      <div
        className={`${tierClass[tier]} m-auto ${distinctionCardClass} ${popupClass} print:hidden`}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
      >
        <div className="-mt-2 -mr-2 flex items-center justify-between gap-4">
          <TierBadge tier={tier}>{featuredLabel}</TierBadge>
          <button
            type="button"
            className="grid size-11 place-items-center"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Close"
          >
            <CloseIcon />
          </button>
        </div>
        <h5 className="mt-1 mb-2 font-display text-title leading-tight" id={`${id}-title`}>
          {title}
        </h5>
        <p className="text-small">{description}</p>
        <p className="mt-4 mb-1.5 text-small font-label">{highlightsLabel}</p>
        <HighlightList highlights={shownHighlights(tier, featured)} />
      </div>
    </>
  );
}
