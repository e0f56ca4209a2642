import type { Metadata } from 'next';
import { AboutUs } from '@/components/about/about-us';
import { StructuredData } from '@/components/layout/structured-data';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { structuredData } from '@/lib/seo/structured-data';
import { sceneUrl } from '@/lib/spline-scene';

export const metadata: Metadata = pageMetadata(paths.about);

export default function AboutPage() {
  return (
    <>
      <AboutUs hasScene={sceneUrl() !== undefined} />
      <StructuredData graph={structuredData(paths.about)} />
    </>
  );
}
