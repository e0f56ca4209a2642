import type { Metadata } from 'next';
import { StructuredData } from '@/components/layout/structured-data';
import { ServicePage } from '@/components/services/service-page';
import { integratedOffer } from '@/content/services';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { structuredData } from '@/lib/seo/structured-data';

export const metadata: Metadata = pageMetadata(paths.integratedOffer);

export default function IntegratedOfferPage() {
  return (
    <>
      <ServicePage service={integratedOffer} />
      <StructuredData graph={structuredData(paths.integratedOffer)} />
    </>
  );
}
