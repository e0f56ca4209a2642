import { type FeaturedService, featuredLabel, highlightsLabel } from '@/content/featured-services';
import { Badge } from '../badge';
import { metalClass } from '../constellation/metal-class';
import { Close } from '../icons/close';
import { shownHighlights } from './shown-highlights';
import { StarButton } from './star-button';

const card =
  'w-[min(21.5rem,100vw-2.5rem)] max-h-[calc(100dvh-1.25rem)] overflow-y-auto rounded-control border border-line-strong border-t-2 border-t-metal bg-raised p-5 text-ink shadow-[0_24px_60px_-12px_var(--shade)] sm:p-6';

/** A star and the card it opens: a native popover, so that an outside click or Escape closes it and nothing clips it. */
export function StarPopup({ id, featured }: { id: string; featured: FeaturedService }) {
  const { metal, title, description } = featured;
  return (
    <>
      <StarButton popup={id} metal={metal} label={`${featuredLabel}: ${title}`} />
      <div
        className={`${metalClass[metal]} m-auto ${card}`}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
      >
        <div className="-mt-2 -mr-2 flex items-center justify-between gap-4">
          <Badge metal={metal}>{featuredLabel}</Badge>
          <button
            type="button"
            className="grid size-11 place-items-center"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Close"
          >
            <Close />
          </button>
        </div>
        <h5 className="mt-1 mb-2 font-display text-title leading-tight" id={`${id}-title`}>
          {title}
        </h5>
        <p className="text-small">{description}</p>
        <p className="mt-4 mb-1.5 text-small font-label">{highlightsLabel}</p>
        <ul className="text-small">
          {shownHighlights(featured).map((highlight) => (
            <li
              key={highlight}
              className="flex items-baseline gap-2.5 py-1 before:size-1.25 before:flex-none before:-translate-y-0.5 before:rounded-full before:bg-metal"
            >
              {highlight}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
