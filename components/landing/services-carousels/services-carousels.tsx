import { GoLink } from '@/components/ui/go-link';
import { serviceGroups } from '@/content/catalogues';
import { landing } from '@/content/landing';
import { serviceBySlug } from '@/content/services';
import { paths } from '@/lib/paths';
import { ServiceCard } from './service-card';
import { ServicesStage } from './services-stage';

const groups = serviceGroups.map(({ title, lead, services }) => ({
  title,
  lead,
  slides: services.map((slug) => ({
    slug,
    name: serviceBySlug[slug].cardTitle,
    card: <ServiceCard slug={slug} />,
  })),
}));

/** The nine services in two carousels (part 1, section 2). */
export function ServicesCarousels() {
  return (
    <section className="section pt-[clamp(4rem,6.7vw,6rem)]" aria-labelledby="services">
      <div className="wrap">
        <h2 className="mb-10 text-section sm:mb-12" id="services">
          {landing.services.title}
        </h2>
        <ServicesStage groups={groups} />
        <GoLink className="mt-12" href={paths.services}>
          {landing.services.all}
        </GoLink>
      </div>
    </section>
  );
}
