import { ArrowLink } from '@/components/ui/arrow-link';
import { stretchedLinkClass } from '@/components/ui/link-class';
import { Price } from '@/components/ui/price';
import { SiteLink } from '@/components/ui/site-link';
import { StarChart } from '@/components/ui/star-chart/star-chart';
import { TierBadge } from '@/components/ui/star-chart/star-icon';
import { StarPopup } from '@/components/ui/star-popup';
import { withUnbrokenPlus } from '@/components/ui/unbroken-words';
import { serviceGroups } from '@/content/catalogues';
import { constellations } from '@/content/constellations';
import { type FeaturedService, featuredServices } from '@/content/featured-services';
import { landing } from '@/content/landing';
import { servicePricesFrom } from '@/content/prices';
import { serviceBySlug } from '@/content/services';
import type { ServiceSlug } from '@/content/services/service';
import { paths, servicePath } from '@/lib/paths';
import { ServicesStage } from './services-stage';

const featuredBySlug: Partial<Record<ServiceSlug, FeaturedService>> = featuredServices;

const figureFrameClass =
  'plate relative grid aspect-[1/0.82] place-items-center group-hover:border-ink sm:aspect-[1/1.06]';

const cardLinkClass = `no-underline decoration-1 after:rounded-control group-hover:underline ${stretchedLinkClass}`;

/** A framed figure with its words below; a featured service's star button is above the link. No line begins with a plus. */
function ServiceCard({ slug }: { slug: ServiceSlug }) {
  const { cardTitle, description, tier, badge } = serviceBySlug[slug];
  const featured = featuredBySlug[slug];
  return (
    <article className="group relative" dir="auto">
      <div className={figureFrameClass}>
        <StarChart className="w-[64%] sm:w-[76%]" figure={constellations[slug]} size="card" tier={tier} />
      </div>
      <h4 className="mt-5 mb-2 text-balance font-display text-card">
        <SiteLink className={cardLinkClass} href={servicePath(slug)} draggable={false}>
          {withUnbrokenPlus(cardTitle)}
        </SiteLink>
      </h4>
      <p className="text-small text-muted">{description}</p>
      <Price className="mt-2 block text-small" dollars={servicePricesFrom[slug]} isFrom />
      {featured && (
        <>
          <p className="mt-3.5">
            <TierBadge tier={tier}>{badge}</TierBadge>
          </p>
          <div className="absolute top-4 right-4">
            <StarPopup id={`featured-${slug}`} tier={tier} featured={featured} />
          </div>
        </>
      )}
    </article>
  );
}

const slideGroups = serviceGroups.map(({ title, lead, services }) => ({
  title,
  lead,
  slides: services.map((slug) => ({
    slug,
    name: serviceBySlug[slug].cardTitle,
    card: <ServiceCard slug={slug} />,
  })),
}));

/** The services in two carousels (R29). */
export function ServicesCarousels() {
  return (
    <section className="py-(--part)" aria-labelledby="services">
      <div className="wrap">
        <h2 className="mb-10 text-section sm:mb-12" id="services">
          {landing.services.title}
        </h2>
        <ServicesStage groups={slideGroups} />
        <ArrowLink className="mt-12" href={paths.services}>
          {landing.services.all}
        </ArrowLink>
      </div>
    </section>
  );
}
