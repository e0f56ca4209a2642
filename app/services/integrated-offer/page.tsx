import type { Metadata } from 'next';
import { ServicePage } from '@/components/services/service-page';
import { integratedOffer } from '@/content/services';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';

export const metadata: Metadata = pageMetadata({
  title: integratedOffer.metaTitle,
  description: integratedOffer.metaDescription,
  path: paths.integratedOffer,
});

export default function IntegratedOfferPage() {
  return <ServicePage service={integratedOffer} />;
}
