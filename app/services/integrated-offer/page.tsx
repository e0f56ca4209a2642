import type { Metadata } from 'next';
import { ServicePage } from '@/components/sections/service-page';
import { integratedOffer } from '@/content/services';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata: Metadata = pageMetadata({
  title: integratedOffer.metaTitle,
  description: integratedOffer.metaDescription,
  path: paths.integratedOffer,
});

export default function IntegratedOfferPage() {
  return <ServicePage service={integratedOffer} />;
}
