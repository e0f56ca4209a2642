import type { Metadata } from 'next';
import { ServicesCatalogue } from '@/components/catalogues/services-catalogue';
import { servicesCatalogue } from '@/content/catalogues';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';

export const metadata: Metadata = pageMetadata({
  title: servicesCatalogue.metaTitle,
  description: servicesCatalogue.metaDescription,
  path: paths.services,
});

export default function ServicesPage() {
  return <ServicesCatalogue />;
}
