import type { Metadata } from 'next';
import { ServicePage } from '@/components/sections/service-page';
import { integratedOffer } from '@/content/services';

export const metadata: Metadata = {
  title: integratedOffer.metaTitle,
  description: integratedOffer.metaDescription,
};

export default function IntegratedOfferPage() {
  return <ServicePage service={integratedOffer} />;
}
