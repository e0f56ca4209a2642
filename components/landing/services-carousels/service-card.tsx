import { Badge } from '@/components/ui/badge';
import { Constellation } from '@/components/ui/constellation/constellation';
import { SiteLink } from '@/components/ui/site-link';
import { StarPopup } from '@/components/ui/star-popup/star-popup';
import { constellations } from '@/content/constellations';
import { type FeaturedService, featuredServices } from '@/content/featured-services';
import { serviceBySlug } from '@/content/services';
import type { ServiceSlug } from '@/content/services/service';
import { servicePath } from '@/lib/paths';

const featuredOf: Partial<Record<ServiceSlug, FeaturedService>> = featuredServices;

const plateOfCard =
  'plate relative grid aspect-[1/0.82] place-items-center transition-colors duration-200 group-hover:border-ink sm:aspect-[1/1.06]';

/** The link covers the whole card, so its ring does too. */
const stretched =
  'no-underline decoration-1 after:absolute after:inset-0 after:rounded-control group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-gold';

/** A plate with the words below it, of which none begins a line with a plus; the star button of a featured service lies above the link. */
export function ServiceCard({ slug }: { slug: ServiceSlug }) {
  const { cardTitle, description } = serviceBySlug[slug];
  const featured = featuredOf[slug];
  return (
    <article className="group relative">
      <div className={plateOfCard}>
        <Constellation
          className="w-[64%] sm:w-[76%]"
          figure={constellations[slug]}
          size="card"
          metal={featured?.metal}
        />
      </div>
      <h4 className="mt-5 mb-2 text-balance font-display text-[1.875rem] leading-[1.12] tracking-[-0.004em]">
        <SiteLink className={stretched} href={servicePath(slug)} draggable={false}>
          {cardTitle.replace(' +', '\u00a0+')}
        </SiteLink>
      </h4>
      <p className="text-small text-muted">{description}</p>
      {featured && (
        <>
          <p className="mt-3.5">
            <Badge metal={featured.metal}>{featured.badge}</Badge>
          </p>
          <div className="absolute top-4 right-4">
            <StarPopup id={`featured-${slug}`} featured={featured} />
          </div>
        </>
      )}
    </article>
  );
}
