import type { Metadata } from 'next';
import { ServicesCatalogue } from '@/components/catalogues/services-catalogue';
import { StructuredData } from '@/components/layout/structured-data';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { structuredData } from '@/lib/seo/structured-data';
import { sceneUrl } from '@/lib/spline-scene';

export const metadata: Metadata = pageMetadata(paths.services);

export default function ServicesPage() {
  return (
    <>
      <ServicesCatalogue hasScene={sceneUrl() !== undefined} />
      <StructuredData graph={structuredData(paths.services)} />
    </>
  );
}
