import type { ReactNode } from 'react';
import type { Service } from '@/content/services/service';
import { InnerPage } from '../layout/inner-page';
import { SectionList } from './section-list';

/** A service page. `note` stands between the header and the hero: why this service was recommended. */
export function ServicePage({ service, note }: { service: Service; note?: ReactNode }) {
  return (
    <InnerPage note={note}>
      <SectionList service={service} />
    </InnerPage>
  );
}
