import type { ServiceGroup } from '@/content/catalogues';
import { serviceBySlug } from '@/content/services';
import { CourseStop } from './course-stop';

/** One of the two groups of services, from its first stop to its last. */
export function CourseGroup({ group: { title, lead, services } }: { group: ServiceGroup }) {
  return (
    <section className="wrap pt-(--section) first-of-type:pt-[clamp(3.5rem,6vw,5.5rem)]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-b border-line-strong pb-6">
        <h2 className="text-section">{title}</h2>
        <p className="text-muted">{lead}</p>
      </div>
      <ol className="pt-8">
        {services.map((slug, index) => (
          <CourseStop key={slug} slug={slug} service={serviceBySlug[slug]} next={services[index + 1]} />
        ))}
      </ol>
    </section>
  );
}
