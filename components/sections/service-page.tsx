import type { Service } from '@/content/services/service';
import { WhyNote } from '../assessments/why-note';
import { InnerPage } from '../layout/inner-page';
import { SectionList } from './section-list';

/** A service page; for whom an assessment led here, it opens with the reason. */
export function ServicePage({ service }: { service: Service }) {
  return (
    <InnerPage note={<WhyNote />}>
      <SectionList service={service} />
    </InnerPage>
  );
}
