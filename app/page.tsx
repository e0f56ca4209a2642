import { LandingPage } from '@/components/landing/landing-page';
import { StructuredData } from '@/components/layout/structured-data';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { structuredData } from '@/lib/seo/structured-data';
import { isPublicSite } from '@/lib/site-address';
import { sceneUrl } from '@/lib/spline-scene';

export const metadata = pageMetadata(paths.home);

export default function HomePage() {
  return (
    <>
      <LandingPage sceneUrl={sceneUrl()} isPublic={isPublicSite()} />
      <StructuredData graph={structuredData(paths.home)} />
    </>
  );
}
