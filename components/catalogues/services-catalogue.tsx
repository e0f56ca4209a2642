import { serviceGroups, servicesCatalogue } from '@/content/catalogues';
import { paths } from '@/lib/paths';
import { ButtonLink } from '../ui/button';
import { GoLink } from '../ui/go-link';
import { CourseGroup } from './course-group';
import { ServicesHead } from './services-head';

const { closing } = servicesCatalogue;

/** All nine services on one course (part 1, section 2). */
export function ServicesCatalogue() {
  return (
    <>
      <ServicesHead />
      {serviceGroups.map((group) => (
        <CourseGroup key={group.title} group={group} />
      ))}
      <section className="wrap flex flex-wrap items-center justify-between gap-6 py-(--section)">
        <h2 className="text-section">{closing.title}</h2>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink href={paths.contact}>{closing.book}</ButtonLink>
          <GoLink href={paths.welcome}>{closing.guide}</GoLink>
        </div>
      </section>
    </>
  );
}
