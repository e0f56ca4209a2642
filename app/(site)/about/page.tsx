import type { Metadata } from 'next';
import { AboutUs } from '@/components/about/about-us';
import { StructuredData } from '@/components/layout/structured-data';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { structuredData } from '@/lib/seo/structured-data';

export const metadata: Metadata = pageMetadata(paths.about);

export default function AboutPage() {
  return (
    <>
      <AboutUs />
      <StructuredData graph={structuredData(paths.about)} />
    </>
  );
}
