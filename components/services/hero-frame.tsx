import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { TierBadge, tierClass } from '@/components/ui/star-chart/star-icon';
import { distinctionCardClass, HighlightList } from '@/components/ui/star-popup';
import { conditionsPath } from '@/content/claims/guarantee-conditions';
import type { Tier } from '@/content/constellations';
import type { Guarantee, InfoBadgeText } from '@/content/services/section';

type HeroFrameProps = {
  /** The name, what it does and the ways on. */
  children: ReactNode;
  /** The framed figure, or the card of metrics. */
  aside: ReactNode;
  guarantees?: readonly Guarantee[];
  /** A card of metrics needs the width of a tablet. */
  isAsideTall?: boolean;
  /** Whatever spans the page below. */
  below?: ReactNode;
};

const heroColumnsClass =
  'grid grid-cols-1 items-start gap-x-[clamp(2.5rem,5.5vw,5.5rem)] gap-y-10 lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';
/** A figure stands beside the words from md on; a card of metrics, which is taller than they are, under them until lg. */
const besideFigure = 'md:max-lg:grid-cols-[minmax(0,1fr)_17.5rem]';

/** The first screen of a service page: words, what is shown beside or under them, and the guarantees below both until lg. */
export function HeroFrame({ children, aside, guarantees, isAsideTall = false, below }: HeroFrameProps) {
  return (
    <section className="pt-[clamp(2rem,6vw,5.5rem)] pb-[clamp(3rem,6vw,5.5rem)]">
      <div className={`${heroColumnsClass} ${isAsideTall ? '' : besideFigure}`}>
        <div>{children}</div>
        <div className="lg:row-span-2">{aside}</div>
        {guarantees && (
          <div className={isAsideTall ? '' : 'md:max-lg:col-span-2'}>
            <GuaranteeList guarantees={guarantees} />
          </div>
        )}
      </div>
      {below}
    </section>
  );
}

type InfoBadgeProps = InfoBadgeText & { tier: Tier };

/** The distinction beside a service's name; selected, it says what is meant and what stands out. */
export function InfoBadge({ tier, title, description, highlights }: InfoBadgeProps) {
  return (
    <details className="group mt-4 max-w-136">
      <summary className="inline-flex min-h-11 list-none items-center gap-2.5 [&::-webkit-details-marker]:hidden">
        <TierBadge tier={tier}>{title}</TierBadge>
        <span
          className="grid size-6 place-items-center rounded-full border border-control font-label text-note leading-none group-open:border-ink"
          aria-hidden="true"
        >
          i
        </span>
      </summary>
      <div className={`mt-2 ${tierClass[tier]} ${distinctionCardClass}`}>
        <p className="mb-2 text-balance text-small">{description}</p>
        <HighlightList highlights={highlights} />
      </div>
    </details>
  );
}

/** What the agency promises; a promise with conditions is itself the way to them. Of an odd number the first stands alone. */
function GuaranteeList({ guarantees }: { guarantees: readonly Guarantee[] }) {
  const thirds = guarantees.length % 3 === 0 ? 'md:max-lg:grid-cols-3 md:max-lg:*:col-auto!' : '';
  return (
    <ul
      className={`grid gap-x-8 border-t border-line pt-2 text-small sm:grid-cols-2 sm:*:first:nth-last-odd:col-span-2 ${thirds}`}
    >
      {guarantees.map(({ text, terms }) => (
        <li key={text} className="flex min-h-11 items-center">
          {terms ? (
            <SiteLink
              className="flex min-h-11 items-center underline decoration-line-strong hover:decoration-current"
              href={conditionsPath(terms)}
            >
              <span>
                {text}
                <span className="sr-only">: conditions</span>
              </span>
            </SiteLink>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}
