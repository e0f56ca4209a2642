import type { Section } from '@/content/services/section';
import type { Service } from '@/content/services/service';
import { Hero } from './hero';

type OneSectionProps = { service: Service; section: Section };

function OneSection({ service, section }: OneSectionProps) {
  switch (section.kind) {
    case 'hero':
      return <Hero service={service} section={section} />;
  }
}

/** The sections of a service page in their order, each by the component of its kind. */
export function SectionList({ service }: { service: Service }) {
  return service.sections.map((section) => (
    <OneSection key={section.kind} service={service} section={section} />
  ));
}
